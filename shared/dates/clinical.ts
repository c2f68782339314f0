/** Words of medicine: beside one of them, a day is one of a patient's. */
import { WordTest, wordSet } from '../words/folded.ts';

/** Procedures, by how medicine forms their names. */
const PROCEDURE =
  /(?:ectomia|plastia|scopia|stomia|rrafia|centese|terapia|mamografia|ecografia|tomografia|cintilografia)s?$/;
const SHORTEST_PROCEDURE = 9;

/** Whether a word of so many letters that ends so is a procedure's. */
export function isProcedure(word: string): boolean {
  return word.length >= SHORTEST_PROCEDURE && PROCEDURE.test(word);
}

const NOTES =
  wordSet(`hda hma hpp hmp pcte pcts uti cti upa ubs spo2 mmhg iam avc ave avci avch has icc dpoc irc drc tep
  tvp itu bcf tarv hiv hiv1 hcv hbv avp cvc qtx rtx atb hb ht leuco pcr cate cat iot vm vni tot bipap cpap
  queixa queixas dor dores febre febril tosse nausea nauseas vomito vomitos diarreia sintoma sintomas lesao lesoes nodulo
  tumor cancer neoplasia metastase enfermaria leito ambulatorio anamnese medicacao antibiotico insulina acamado acamada
  acamados hipertenso hipertensa diabetico diabetica tabagista etilista alergico alergica obstruido edema edemas sangramento
  sangrou desmaio vertigem tontura colica contracoes apgar puerperio gestacao
  prematuro prematura internacao quimio hemodialise dialise transfusao soro prescrito prescrita prescricao comprimido
  comprimidos gotas infarto isquemia derrame pneumonia sepse covid dengue tuberculose hanseniase sifilis fratura trauma
  luxacao entorse cirurgiao anestesia raquianestesia peridural leucocitos plaquetas creatinina ureia glicemia hemoglobina cpre afebril plantonista dva hd dih samu gtt gtm sne svd npo`);
const FORMED =
  /(?:pancreatite|apendicite|hepatite|bronquite|sinusite|otite|gastrite|cistite|nefrite|meningite|encefalite|artrite|dermatite|amigdalite|colecistite|peritonite|celulite|endocardite|diverticulite|algia|pneia|patia|plegia|paresia|rreia|uria|cilina|micina|floxacino?|prazol|sartana|statina|azepam|megalia|lisia|stase)s?$/;
const SHORTEST_FORMED = 7;

/** Words that notes on patients, and hardly any other text, have. */
export const CLINICAL = new WordTest(
  (word) => NOTES.has(word) || isProcedure(word) || (word.length >= SHORTEST_FORMED && FORMED.test(word)),
);
