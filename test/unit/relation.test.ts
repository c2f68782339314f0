/** Relations: texts with the expressions that point to a person through another, marked «so». */
import { expect, test } from 'vitest';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import { formatFor } from '../../shared/formats/registry.ts';
import { normalise } from '../../shared/identifiers/registry.ts';
import { relation } from '../../shared/people/relation.ts';
import { scan } from '../../shared/scan.ts';

function relationsIn(text: string): string[] {
  return scan(text, 'plaintext')
    .filter(({ type }) => type === 'relation')
    .map(({ start, end, confidence }) => `${confidence} ${text.slice(start, end)}`);
}

test.each([
  'Mora com «sua esposa» e dois cães.',
  '«filho único da declarante»',
  'Acompanhante: «mãe»',
  'falei com «o marido» da Concita',
  '«a vizinha» do 302 reclamou',
  '«a babá das crianças» ligou',
  '«tutora legal do adolescente»',
  'Solicitante: Kelly, «vizinha».',
  'visita ao 304, «filho»',
  '«Os filhos» de Hideo avisados',
  'please call «her husband» if',
  '«Sua esposa», Maria, ligou ontem.',
  '«Minha avó» está internada.',
  'falei com «meu pai» hoje',
  '«A minha mãe» não pode ir',
  'Veio com «sua filha mais nova»',
  'Procurar «o filho mais velho do paciente».',
  '«A cuidadora dele» trouxe os exames.',
  '«Mãe do RN» refere boa sucção.',
  '«Vizinha da paciente» presenciou a queda.',
  'Paciente acompanhada, «a filha» refere que houve febre.',
  'Paciente mora com «o marido» e nega quedas.',
  'Paciente trazida pela «filha».',
  '«A filha» Ana acompanha a paciente.',
  '«O irmão da vítima» prestou depoimento.',
  'a testemunha é «cunhado do réu»',
  '«O ex-marido da autora» foi intimado.',
  'conversei com «seu ex-marido»',
  '«Sua irmã gêmea» também foi vacinada',
  '«Nossa sogra» mora ao lado',
  'Paciente relata que «o padrasto» o agredia.',
  '«a mãe da menor» compareceu',
  'Contato: «a neta dele»',
  '«a companheira do segurado» requereu pensão',
  '«os filhos do falecido» discordam da partilha',
  '«meus netos» viram',
  'A testemunha mora com «a filha solteira».',
  'Fone da «nora»: 92 99188-3047',
  'Visita liberada para «avó materna».',
  'Família do paciente («esposa» e «cunhado») atualizada',
  'O réu foi cuidado por «uma das netas».',
  'seria de «um sobrinho do deputado»',
  'sofri muito com «meu ex»',
  '«Irmã» com ca de mama aos 40.',
  'Orientador ausente. «Os dois filhos» assistiram.',
  '«A filha», médica, recusou a drenagem.',
  'Paciente trazida por «cuidadora», sem dor.',
  '«mãe do atual prefeito»',
  '«a genitora do menor» informou o endereço',
  'ligar para «o vizinho dela»',
  'Segundo «a esposa», o paciente dormia mal.',
  'cuidadora contratada pela «nora da paciente»',
  '«O avô materno do paciente» teve infarto',
  '«A mulher dele» trabalha na escola',
  'vive com «a terceira esposa»',
  'Encontrado na casa da «ex-namorada».',
  'o Sr. Antenor Trajano, «pai do primeiro locatário», que renuncia',
  'A rogo: Tainara Potyra Guajajara, «neta»\nTestemunhas:',
  'RYANNA CALIXTO      30/01/2010 «FILHA»\n',
  'Neusa Sguissardi        15.06.60     «esposa»\n',
  'Cida do RH + «marido»',
  'Paulo e «esposa», Rita e «filhos»',
  'Retirado por: Gilmara Zago\nGrau: «nora»',
  'faltou. «padrasto» não deixa.',
  'quando nasceram «os gêmeos» Cosme e Damião',
  'reconheceu o conduzido como «neto de sua vizinha».',
  'que se disse «ex-marido da ré» e informou',
  'Teve «dezessete filhos», enterrou nove.',
  'com «duas esposas» e «vinte e um filhos». Chegou',
  'Deixa a irmã Orides e «47 netos».'.replace('a irmã', '«a irmã»'),
  'paliativo; «filho» Munir quer conversar',
  'Ana Lima, 34 anos. «Mãe» boliviana, entende pouco.',
  'Rui alta amanhã, «esposa» busca 14h',
  'Paciente só confia na «irmã», que estuda',
  '101: «o sobrinho» tem a chave',
  'Ficou como liderança «o filho do meio», casado com Ana',
  'grávida, com «a filha de três anos».',
  'Ana ligou pra «todas as netas»',
  'foi ouvido. «Uma tia» que mora com Rui disse',
  '«A viúva de um militar» recebeu a visita',
  'Levou «a sogra» ao médico.',
  'Deixou «dois filhos».',
  '«A filha caçula» estuda fora.',
  'Contato: Marina («tia»)',
  '«minha vozinha» está internada',
  '«a cumadre dela» veio buscar',
  '«colega de quarto dele» relata queda',
  '«o chefe dele» ligou',
  '«minha patroa» não sabe',
  '«meu namorido» não sabe de nada',
  '«a mãe desse menino» nunca vem',
  'deposite na conta da «mulher dele»',
  '«aquele teu primo» me deve',
  '«a madrinha de crisma da menor» compareceu',
  'Rosa mora com «os sogros».',
  '«Um neto» ajuda nos fins de semana',
  'y «tu hermano»? quedó en Maturín',
  'she lives with «her grandmother»',
  '«meu guri» tá com febre',
  '(SIC «mãe»)',
  "contato: { nome: 'Ramón', vinculo: '«marido»' }",
  'levar «papai» no médico',
  '«mulher» do Bigode ... 7,50',
])('%s', (marked) => {
  const spans = Array.from(marked.matchAll(/«([^»]*)»/g), ([, span]) => `possible ${span}`);
  expect(relationsIn(marked.replace(/[«»]/g, ''))).toEqual(spans);
});

test.each([
  'Nome da mãe: Maria',
  'mother and son nodes, la hermana mayor',
  'o menino do anúncio, uma menina e a criança',
  'A patroa deve registrar a doméstica.',
  'Seu amigo de todas as horas: café.',
  'o chefe do setor define a escala',
  'Nome do pai: não declarado',
  'Mãe: Maria',
  'mae;pai;nome',
  'Filiação: mãe e pai',
  'os filhos têm direito à pensão',
  'as Filhas de Maria e os Filhos de Gandhi',
  'pais e responsáveis',
  'a relação entre mãe e filho',
  'a placa-mãe do computador',
  'a empresa-mãe decidiu',
  'pai de santo',
  'a mãe de santo abriu a roda',
  'o repositório pai',
  'o nó filho',
  'o processo filho terminou',
  'o elemento pai',
  'herda do processo pai do servidor',
  'língua materna',
  'Feliz dia das mães',
  'no Dia dos Pais',
  'o pai da física moderna',
  'a mãe natureza',
  'a tia da cantina serviu o lanche',
  'a mulher atravessou a rua',
  'um amigo do autor',
  'o colega do paciente',
  'células-filhas',
  'três doze avos',
  'é dever dos pais e dos filhos',
  'filho da puta',
  'o cônjuge ou companheiro pode requerer',
  'a filha pode herdar',
  'seu país é grande',
  'PA 98x60 com nora 0,08',
  'Irmãos Moreira & Cia Ltda',
  'limites com filhos incompletos',
  'o pai herda do elemento',
  '[PARENTESCO] do paciente',
])('no relation: %s', (text) => {
  expect(relationsIn(text)).toEqual([]);
});

test.each([
  ['sua esposa', /^sua [a-zãó]+$/],
  ['Minha avó', /^Minha [a-zãó]+$/],
  ['meu avô', /^meu [a-zãô]+$/],
  ['a mãe da menor', /^a [a-zãó]+ da menor$/],
  ['O IRMÃO da vítima', /^O [A-ZÃÔ]+ da vítima$/],
])('the surrogate of %s is another of the same gender', (spelling, form) => {
  const value = normalise('relation', spelling);
  const surrogate = new Surrogates(new Uint8Array(32).fill(5)).for('relation', value) ?? '';
  expect(surrogate).not.toBe(value);
  const written = relation.respell(spelling, surrogate);
  expect(written).toMatch(form);
  expect(normalise('relation', written)).toBe(surrogate);
});

test.each([
  ['ini', '[acompanhante]\nnome = Yorman Rincón\nparentesco = irmão\n', ['irmão']],
  ['csv', 'nome,parentesco\nAna Lima,avó materna\nRui Lima,não informado\n', ['avó materna']],
  ['jsonl', '{"parentesco": "genro", "vinculo": "CLT"}\n', ['genro']],
] as const)('in %s a key of kinship names it', (language, text, expected) => {
  const found = scan(text, formatFor('', language)).filter(({ type }) => type === 'relation');
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
