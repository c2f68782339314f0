/** What happens in people's lives, by the stems of its words. */

const STEMS = `caiu cairam queda assalt sequestr desaparec resgat socorr ferid espanc violent estupr amput fratur convuls
  overdos suicid recaid gravid adota adoca noivou noivado viuv emigr imigr deport refugi naturaliz batiz crism matricul
  reprovad promovid demiti eleit cassad aposent alistou libertad condenad absolvid indiciad internad internac internou internei evadiu curad vacin
  testou contraiu infect covid dengue diagnos transplant menstru sofre perdi medicad sedad entubad intubad traqueo dialis
  marcapass stent cateter protese queimadur atropel acident operou operei operar operad pariu gestou sobreviv incendi
  enchente desab traged chacina atentad massacr naufrag tiroteio assassin homicid feminicid matou morto morta linch
  esfaque trabalh estudo morou residiu mudou mudei faltou faltei ingress recolhid readmit readmiss dispens rescis formou
  formei graduou colou colacao custod desapar sepult velorio cremad enterr engravid abort amament desmam readmitid
  reinternad benefici requereu afast licenc advertenc estagi viajou viajei embarc desembarc hosped namor beijou
  conheceu conheci divorc separ recas adoec adoeceu desmai remarc transferid encaminh
  removid alta readapt reabilit tratament sessao sessoes dose reforco retirad cirurg biops punc dren sutur
  gesso curativ`;
const LIFE = new RegExp(`^(?:${STEMS.split(/\s+/).join('|')}|solt[oa]u?$|oper[ao]$)`);
const SHORTEST = 4;

/** Whether a word tells what happened to somebody: weakly, for much of it happens to things too. */
export function isOfLife(word: string): boolean {
  return word.length >= SHORTEST && LIFE.test(word);
}
