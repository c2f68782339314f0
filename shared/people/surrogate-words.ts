/**
 * The words that surrogates of names are made of, folded: at least two for every letter, since the surrogate of a word
 * begins with the letter that the key gives for its own. Written down for Biombo: lists of packages have no given name
 * or surname for the rare letters. Common words are left out where a letter has enough others, and of the surnames those
 * that are given names more often (`Ivo`, `Inácio`): each word becomes what it mostly is, wherever it stands.
 */

export const WOMEN = byInitial(`
  adriana alessandra aline amanda ana analice andressa angelica aparecida ariane
  barbara beatriz bernadete bianca brenda bruna
  camila carina carla carolina cassia cecilia clarice claudia cristina
  daiane dalva daniela debora denise diana dulce
  edilene edna eduarda elaine eliane elisa elza erica ester
  fabiana fabricia fatima fernanda flavia francine franciele
  gabriela geovana gilda gisele giovana graziela greice
  helena heloisa hilda hortencia
  iara ines ingrid iracema irene isabela isadora ivone
  jacira janaina jaqueline jessica joana josefa juliana jussara
  karen karina katia keila kelly
  larissa leila leticia lidia liliane luana lucia luciana
  madalena manuela marcela maria mariana marina marta michele mirela monica
  nadia nair natalia neide neusa nilza noemi
  odete ofelia olga olivia otilia
  pamela patricia paula poliana priscila
  quiteria quesia queila
  rafaela raquel rebeca regina renata rita roberta rosana rute
  sabrina sandra sara silvana simone sofia solange sueli suzana
  tainara talita tamires tatiana telma teresa thais
  umbelina ursula
  valeria vanessa vania vera veronica vilma viviane
  wanda wanessa wilma
  xenia ximena
  yara yasmin yolanda
  zelia zenaide zilda zuleica zulmira`);

export const MEN = byInitial(`
  adriano ailton alexandre alfredo anderson andre antonio arthur augusto
  benedito benicio bernardo breno bruno
  caio carlos celso cesar claudio cristiano
  damiao daniel danilo davi denis diego douglas
  edilson edson eduardo elias emerson enzo everton
  fabio fabricio felipe fernando flavio francisco frederico
  gabriel geraldo gilberto gilmar guilherme gustavo
  heitor helio henrique horacio hugo humberto
  icaro igor isaias ismael israel ivan
  jair jefferson joao joaquim jonas jorge jose juliano julio
  kaio kaique kelvin kleber
  laercio leandro leonardo lucas luciano luiz
  marcelo marcio marcos mateus mauricio miguel milton murilo
  natanael nelson newton nicolas nilton norberto
  odair orlando oscar osmar osvaldo otavio
  pablo paulo pedro plinio
  quirino quintino quincas
  rafael raimundo raul renan renato ricardo roberto rodrigo rogerio
  samuel saulo sebastiao sergio severino silvio
  tadeu thiago tiago tomas
  ubaldo ubiratan ulisses
  valdemar valter vicente vinicius vitor
  wagner wallace washington wellington wesley
  xande xisto
  yago yan yuri
  zacarias zeferino zezinho`);

export const SURNAMES = byInitial(`
  abreu aguiar albuquerque almeida alvarenga alves amaral andrade antunes aragao araujo arruda assis azevedo
  barbosa barreto barros bezerra bittencourt borges braga brandao brito bueno
  camargo cardoso carvalho castro cavalcanti costa coutinho cunha
  dantas diniz domingues duarte dutra
  escobar espindola espinosa esteves evangelista
  fagundes falcao farias ferraz ferreira figueiredo fonseca freitas 
  gadelha galvao garcia godoy gomes goncalves gouveia guedes guimaraes
  haddad hayashi henriques hoffmann holanda
  ignacio iglesias ishikawa izidoro
  jacome jordao judice junqueira
  kato kawasaki klein kobayashi kruger
  lacerda lima linhares lobato lopes loureiro lucena
  macedo magalhaes maia marques martins medeiros meireles melo mendes menezes monteiro moraes moreira moura
  nakamura neves nobrega nogueira novaes nunes
  okamoto oliveira ortega ortiz osorio
  pacheco padilha paiva peixoto pereira pimentel pinheiro pires 
  queiroz quevedo quintana quintela
  rabelo rangel resende rezende ribeiro rocha rodrigues romero
  sales sampaio santana santiago santos saraiva silva silveira siqueira soares sousa souza
  tavares teixeira teles toledo 
  uchoa ueda ulhoa urzedo
  valadares vargas vasconcelos vaz viana vieira vilela
  wanderley warken watanabe weiss
  xavier ximenes
  yamada yamamoto yoshida
  zago zampieri zanetti zanella`);

/** @param list folded words between white space */
function byInitial(list: string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of list.split(/\s+/)) {
    if (word === '') continue;
    const group = groups.get(word.charAt(0)) ?? [];
    groups.set(word.charAt(0), group);
    group.push(word);
  }
  return groups;
}
