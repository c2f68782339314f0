/** Addresses in running text: what is found is marked by brackets. All of them are invented. */
import { describe, expect, test } from 'vitest';
import type { Confidence } from '../../shared/finding.ts';
import type { FormatId } from '../../shared/formats/registry.ts';
import { normalise } from '../../shared/identifiers/registry.ts';
import { address } from '../../shared/places/address.ts';
import { scan } from '../../shared/scan.ts';
import { seededDice } from './identifiers/judging.ts';

/** Addresses behind words that say whose they are. */
const CERTAIN = [
  'reside na ⟦Rua Aurora, 600, 8º and., Blumenau⟧.',
  'moro na ⟦rua b, qd 3, cs 18⟧ → dona ninha',
  'residente à ⟦rua Tte. Nicolau Maffei, nº 1.015, Pres. Prudente⟧, venho',
  'Endereço: ⟦Rua das Acácias, 120⟧',
  'Endereço: ⟦1160 Alameda Moreira Sobrado 72⟧',
  'mora em ⟦3612 Travessa Davi Casa 6, Campinas⟧',
  'autor residente à ⟦R. Sgto. Herculano 19-B⟧; testemunha ouvida',
  'Mora de favor na ⟦Rocinha, Rua 2, Beco do Zé, nº 17⟧, com uma amiga',
  'Antes vivia em ⟦Heliópolis, quadra H, viela 3⟧.',
  'ENDERECO: ⟦AL. SANTOS, 2l59 - AP 84⟧',
  'mora na ⟦Rua Bela, 2o andar⟧',
  'Endereço: ⟦Rua das Acácias, nº 120, apto 34, Centro, Campinas/SP⟧ CEP 13010-000',
  'Residente na ⟦Rua Dr. Pedro Costa, n. 45-B, Vila Nova, Taubaté - SP⟧.',
  'residente e domiciliado à ⟦Av. Brigadeiro Tobias, 1.234, bloco C, ap. 301, Jardim América, Goiânia/GO⟧',
  'reside na ⟦R. XV de Novembro, 88, fundos⟧ com a família',
  'Mora na ⟦Travessa do Comércio, s/n⟧ há anos',
  'moro na ⟦rua das acacias 45 ap 12⟧',
  'moro na ⟦rua joaquim nabuco 300 bairro boa vista⟧',
  'oi, moro na ⟦av brasil 1500 casa 2⟧ e meu cpf vai depois',
  'End.: ⟦Al. Santos, 700, 5º andar, cj. 52⟧',
  'domiciliada na ⟦Rua C-45, Qd. 12, Lt. 5, Setor Bueno, Goiânia/GO⟧',
  'Minha casa fica na ⟦Ladeira da Misericórdia, 9, sobrado⟧',
  'ENDEREÇO: ⟦RUA SÃO JOÃO, 45, BAIRRO CENTRO, PATOS/PB⟧',
  'residente no ⟦Sítio Boa Esperança, zona rural, Garanhuns/PE⟧',
  'mora na ⟦SQN 210 Bl C ap 304⟧',
  'mora na ⟦QNL 5 conj. H casa 9⟧',
  'Endereço: ⟦SHIS QI 11, conjunto 3, casa 15, Lago Sul⟧',
  'moro na ⟦Quadra 104 Sul, Alameda 3, Lote 12⟧',
  'reside no ⟦Assentamento Nova Vida, lote 15⟧',
  'Endereço: ⟦Condomínio Solar das Águas, casa 12⟧',
  'moro no ⟦conjunto Ceará, rua 12, 345⟧',
  'domiciliado na ⟦Rua Quinze, número quarenta e cinco⟧',
  'residente na ⟦Estrada do Engenho, km 7⟧',
  'Logradouro: ⟦Av. Afonso Pena, 4000⟧',
  'ela mora na ⟦Rua 12, nº 30, Vila União⟧ desde criança',
  'reside no ⟦km 12 da Estrada do Rio Manso, zona rural de Cuiabá/MT⟧',
  'mora na ⟦Q. 2 C. 5, Setor Leste, Gama⟧',
  'mora na ⟦Rod. BR-470, km 141, nº 5253, Bairro Pamplona, Rio do Sul/SC⟧',
  'Endereço: ⟦Rua "A", nº 10, Conjunto Novo Horizonte⟧',
  'Endereço: ⟦R. Siqueira Campos 12-61, Vl. Falcão, Bauru/SP⟧, CEP 17050-210',
  'mora em ⟦ap. 302, Rua das Flores, 12⟧',
  'Endereço: ⟦Fazenda Riacho Grande, porteira 2, km 12 da AL-130⟧',
  'Endereço: ⟦Calle Sucre 415, Guayaramerín, Beni, Bolivia⟧',
  'Endereço: ⟦QNM 18 conj. H casa 23 Ceilândia Norte⟧',
  'mora no ⟦Cond. Res. Vila dos Ipês, bloco 7, ap. 41⟧',
  'Endereço: ⟦Lot. Parque das Dunas, q. 5, l. 18, Extremoz RN⟧',
  'reside na ⟦Estr. Vic. José Rodrigues Alves, Km 4 - Bairro dos Cubas⟧',
  'mora na ⟦Rua Aurora, 377 Santo Amaro sp⟧',
  'reside no ⟦Assentamento 17 de Abril, lote 112, Eldorado dos Carajás⟧',
  'reside na ⟦BR-116, km 32, Bairro Alto⟧',
  'mora no ⟦Morro da Providência, beco do Ferreira, 7⟧',
  'mora no ⟦PA Nova Esperança, lote 12⟧',
  'residente na ⟦Rua do Riachuelo, 300, fundos, nesta cidade⟧',
  'Residência: ⟦AV SAPOPEMBA 1900 AP 121 BL A MOOCA SAO PAULO SP⟧',
  'End.: ⟦R. Padre Rolim, 77, sb 2, Tomás Coelho, Araucária/PR⟧',
  'moradora do ⟦Alto Dona Sinhá, Rua Sapucaia, 118-C, Olinda⟧.',
  'residem no ⟦Alto da Boiada, 2ª Travessa, 31, Salvador⟧.',
  'domiciliada no ⟦Rio Mapuá, comunidade São Benedito, s/n, zona rural, Breves/PA⟧',
  'mora no ⟦Furo do Jacaré, margem esquerda, Ilha do Pará⟧.',
] as const;

/** Addresses by their form. */
const LIKELY = [
  'Mana, ⟦Rua Augusta, 24, 2.º Dto., 1100-053 Lisboa, Portugal⟧; não confunda',
  '⟦Calle Florida 537, piso 4, Buenos Aires, Argentina⟧',
  'para ⟦350 Fifth Ave, Apt 12B, New York, NY 10118, USA⟧. Réu',
  'daqui é ⟦42 Phibsborough Road, Dublin 7⟧.',
  '⟦12 rue de la Paix, 75002 Paris, França⟧',
  '⟦Via Garibaldi 14, 37121 Verona, Itália⟧',
  '⟦Comunidade Ribeirinha São Raimundo do Tauari, margem direita do Rio Tapajós, Belterra, Pará⟧',
  '⟦Rua Riachuelo 1.702, centro de Pelotas⟧, internada',
  '⟦Ramal do Bujari, km 4, casa de madeira verde, Bujari/AC⟧.',
  'na ⟦rua Marechal Deodoro, 88, sobrado azul, em Joinville⟧?',
  "endereco: { rua: '⟦Rua Antônio João⟧', cep: 1 }",
  "logradouro { '⟦Ladeira do Desterro⟧' }",
  '⟦Av. T-9 esq. c/ C-233, Ed. Jacarandá, 1203, Jd. América⟧. Remarcada',
  '⟦Cx. Postal 318, Franca/SP⟧',
  'Ana, ⟦Estrada do Salto, km 4,3, à direita, Sítio Recanto, Ibiúna/SP⟧.',
  'recebe cartas na ⟦Caixa Postal 118, Agência Central, Goiânia-GO⟧.',
  'Telha 6 un — Jucilene, ⟦Vila Curuaí, Lago Grande, s/n, Santarém/PA⟧',
  'seu Domingos, ⟦Comunidade São Pedro do Arapiuns, trapiche 2, Santarém - PA⟧, atrás da igreja',
  'O carro ficou na ⟦Rua das Acácias, 120⟧.',
  '⟦Rua das Acácias, 120, ap. 3⟧',
  '⟦2ª Travessa Santa Rita, 33⟧',
  '⟦Rua Prof.ª Lia Sá, 21⟧',
  '⟦Lgo. do Machado 29/1204⟧',
  '⟦Av. T-9 c/ C-15, Jardim América⟧',
  '⟦Rua do Riachuelo, altura do nº 300, Lapa⟧',
  '⟦Rua das Acácias, 45, fds., Vl. Ema, São Paulo⟧',
  '⟦Av. Rio Branco, 156, gr. 2501⟧',
  '⟦Rua Fonte da Saudade, 252, 2º pav⟧.',
  '⟦rua das nações 129, 25º andar, brooklin⟧',
  '⟦AV BRASIL 2300 AP 1201 BL 2 CENTRO JUIZ DE FORA MG⟧',
  '⟦Lote 12 da Quadra 5 do Loteamento Morada do Sol, Teresina/PI⟧',
  '⟦Rua das Palmas, 87 - Centro, Natal/RN⟧, 59078-412',
  '⟦Av. 9 de Julho, 1.234 - Bela Vista - São Paulo - SP⟧',
  '⟦R. XV de Novembro, 450, sala 12, Centro, Curitiba, Paraná⟧',
  '⟦Pça. da Matriz, s/nº, Centro⟧',
  '⟦Alameda dos Anjos 77 fundos⟧',
  '⟦Tv. São Pedro, 12, casa B⟧',
  '⟦Trav. Mauriti, 2012, Marco, Belém/PA⟧',
  '⟦Lgo. do Machado, 29, ap 904⟧',
  '⟦Viela das Flores, 3⟧ e depois o beco',
  '⟦Beco do Sossego, nº 8, Alto da Serra, Petrópolis - RJ⟧',
  '⟦Servidão Anita Garibaldi, 140, Florianópolis/SC⟧',
  '⟦Rod. SP-330, km 12, Jundiaí/SP⟧',
  '⟦Rodovia BR-101, km 145, zona rural⟧',
  '⟦Estr. da Boiada, 900, lote 4⟧',
  '⟦Passagem Três Marias, nº 5⟧',
  '⟦Vicinal 14, km 5⟧, depois da ponte',
  '⟦Ramal do Granada, km 8, zona rural, Acrelândia/AC⟧',
  'Entregue em ⟦Rua Aurora, 123-A⟧, portão azul',
  'na ⟦Rua do Ouvidor, 1.022, 3º andar, Centro, Rio de Janeiro - RJ⟧, perto do metrô',
  'Foi à UBS Vila Nova, ⟦Rua Padre Chagas, 10⟧, ontem',
  '⟦Rua Projetada B, quadra 7, lote 15, Setor Oeste⟧',
  '⟦Rua 14, Qd. 22, Lt. 9, Residencial Araguaia, Anápolis⟧',
  '⟦SQS 308, Bloco F, apartamento 201, Asa Sul, Brasília/DF⟧',
  '⟦QE 20 Conjunto C Casa 5, Guará II⟧',
  '⟦SCLN 204 bloco A loja 12⟧',
  '⟦Quadra 5, Conjunto B, Casa 12, Sobradinho/DF⟧',
  '⟦Qd. 12 Lt. 5, Jardim Alvorada⟧',
  '⟦Linha 12, Gleba 3, lote 40, zona rural⟧',
  '⟦Fazenda Rio Verde, zona rural, Unaí/MG⟧',
  '⟦Sítio Três Irmãos, s/n, bairro dos Pintos, Ibiúna/SP⟧',
  '⟦Chácara Santa Rita, km 3, zona rural⟧',
  '⟦Assentamento Palmares, lote 22, Nova Venécia/ES⟧',
  '⟦RUA BARAO DE ITAPETININGA 221 CJ 31⟧',
  '⟦AV GETULIO VARGAS 1500 AP 302 CENTRO⟧',
  'a ⟦rua augusta, 1500⟧, fica perto',
  '⟦Rua João XXIII, 55, Jardim São Paulo, Recife, Pernambuco⟧',
  '⟦Rua Tiradentes, 44 (fundos)⟧',
  '⟦Rua do Sol, 10, Olinda (PE)⟧',
  '⟦Rua Maria Quitéria, 320, bl. 2, ap. 1101, em Feira de Santana/BA⟧',
  '⟦Rua Nova, 12, no bairro Boa Vista, Recife/PE⟧',
  '⟦Av. Rio Branco, 156⟧, grupo de estudos',
  '⟦Rua Almirante Barroso, 100/302⟧',
  '⟦Rua das Flores, nº. 77⟧',
  '⟦Rua Sete de Setembro, 1.213\nSala 2 – Jardim Blumenau\nBlumenau – SC⟧\n89010-201',
  '⟦Rua das Acácias,\n45⟧ foi o local',
  'à ⟦Rua das\nAcácias, 45⟧ foi o local',
  '⟦Rua Santo Antônio, 61, Bela Vista, São Paulo, SP, Brasil⟧',
  'Dona Zefa, ⟦Rua da Paz, 8, casa dos fundos⟧, paga em dia',
  '⟦Rua T-30, 1200, ed. Alvorada, ap. 802⟧',
  '⟦Rua Aurora⟧ CEP 01209-001',
  'Ela mora na ⟦Rua Sete de Setembro⟧',
  'moro na ⟦rua das acacias⟧ perto do mercado',
  'Endereço: ⟦Boa Vista, 120, Centro⟧',
  'mora no ⟦bairro Aparecida, Santos/SP⟧',
  'residente na ⟦Av. Paulista⟧ com os pais',
  'moro na ⟦Vila Nova⟧ com eles',
  'reside na ⟦Comunidade São Sebastião⟧, acesso de barco',
  '⟦Rua Sete de Abril, 230, 11º andar⟧; retorno em maio',
  '⟦Av. Brasil, 500⟧, e Pedro saiu',
  '⟦Rua Vinte e Cinco de Março, 1080⟧ às 14h',
  '⟦Rua Ana Neri, 12⟧, Maria Souza, CPF a informar',
  '⟦Rua do Bosque, 88⟧, próximo à padaria',
  '⟦Rua do Bosque, 88⟧, em frente à praça',
  '⟦Rua do Bosque, 88⟧. Telefone (11) 98765-4321',
  '⟦Rua do Bosque, 88, Lapa⟧ - Tel: (11) 98765-4321',
  '⟦bloco 5 apto 33, cond. parque das aves, av. dos jacarandás 900, utinga, santo andré⟧',
  'Conta de luz\n⟦120, Rua do Bispo, Rio Comprido⟧',
  '⟦SHVP Rua 8 Chácara 210 Lote 5⟧, casa dela',
  '⟦106 Norte, Alameda 5, Lote 10⟧',
  '⟦Av. Presidente Vargas, 3131 / 1205, Cidade Nova, Rio de Janeiro⟧',
  '⟦Rua da Aurora n 325 apto 1202 Boa Vista Recife⟧',
  '⟦Escadaria do Carmo, 5, Centro Histórico, Salvador/BA⟧',
  '⟦Furo do Curuçá, casa 4, Barcarena⟧',
  'fica na ⟦Aldeia Inajá, T.I. Rio Manso⟧, com o avô',
  'em ⟦Linha Boa Esperança, s/n⟧, depois da ponte',
  '⟦Pov. Olho Seco, s/n, Taquarana - AL⟧',
  '⟦Faz. Duas Pontes, MG-164 km 22, Abaeté⟧',
  '⟦Lote Rural nº 81, Gleba Ouro Verde, Nova Mutum/MT⟧',
  '⟦Rua 5, Beco da Paz, nº 9, laje⟧',
  '⟦212 Prospect Rd, Apt 4L, Waltham, MA 02453, USA⟧',
] as const;

/** Streets without a number, and addresses of organisations. */
const POSSIBLE = [
  'Endereço: ⟦casa flutuante 7⟧',
  'Endereço: ⟦trapiche 4 casa 2⟧',
  '⟦Vila Palheta, flutuante 8⟧',
  'END: ⟦Com. São João do Araçá, margem esq. Rio Arari⟧\nlote 0441',
  'Endereço: ⟦Chácara do seu Dito, perto da ponte⟧',
  'endereço: ⟦Mesária do Alto⟧, ponto de apoio: mercado',
  "const casa = { rua: 'x', cidade: '⟦Ilhéus⟧' };",
  'com sede na ⟦Rua das Acácias, 120, Centro, Campinas/SP⟧',
  'CNPJ 11.222.333/0001-81, ⟦Av. Brasil, 500⟧',
  '⟦Avenida Angélica, Higienópolis, São Paulo/SP⟧',
  'O furto foi no ⟦Beco do Sossego⟧ à noite',
  'O réu foi visto na ⟦Rua do Riachuelo⟧ à noite',
  'a casa dela fica na ⟦padre anchieta 210⟧',
  'Sua loja, na ⟦Galeria do Rock, loja 12⟧',
] as const;

/** Nothing is found as an address in these. */
const CLEAN = [
  'Endereço: casa',
  'Endereço: linha 7 do arquivo',
  'o disco Abbey Road, Londres, 1969',
  'gravado na 5th Avenue, em Nova York',
  '9 Road Runners, Dublin',
  'os 40 km da Via Ápia até Roma',
  'a marge de la rue, Paris',
  'const part = { start: At, end: Math.min(Hi, Ends) };',
  'End: Math.min(hi, ends)',
  'acidente no km 32 da BR-116',
  'O trânsito na Rua Augusta ficou interditado',
  'A Rua Maria Antônia foi recapeada; Ana viu',
  'moro em média a 80 km',
  'moro na casa 12 anos',
  'Passeata na Avenida Paulista no domingo',
  'Acidente na Praça da Sé deixa feridos',
  'Lote 12 da licitação',
  'o lote 45 da vacina',
  'A quadra poliesportiva tem 12 metros',
  'dipirona por via oral, 500 mg',
  'Via Láctea, 2024',
  'Linha 12 do produto',
  'Linha 4 do metrô',
  'Setor Público, 2023',
  'Área de Saúde, 12 servidores',
  'Parque Nacional da Tijuca',
  'O morador de rua há 3 anos',
  'na rua desde 2019',
  'Jogou bola na rua 3 horas',
  'A rua tem 12 casas',
  'rua com 30 casas',
  'Lei nº 8.080, de 19 de setembro de 1990',
  'Art. 5º, inciso X',
  'Q. 3 Qual é o valor?',
  'Bloco B, exercício 4',
  'O réu R. Souza, 45 anos, negou',
  'Dr. Al. Mendes, 12 consultas',
  'AL 12 e SE 13 empataram',
  'TV 32 polegadas',
  'PC 16 GB',
  'casa 2 do tabuleiro',
  'Fazenda Pública Nacional',
  'Ministério da Fazenda, 2024',
  'a Fazenda Rio Verde produz 300 toneladas',
  'Sítio do Picapau Amarelo, 12 volumes',
  'Conjunto de 12 peças',
  'conjunto de testes 12',
  'Colônia de férias, 30 vagas',
  'a comunidade de software livre, 2024',
  'Condomínio de 40 casas',
  'Vila Nova 2 x 1 Goiás',
  'O QI 120 é alto',
  'Trecho 3 da obra',
  'no km 12 da pista',
  'BR 101',
  'const rua = 12;',
  'rua.numero = 45',
  'https://exemplo.test/rua/45',
  'Endereço IP: 10.0.0.1',
  'endereço de memória 4096',
  'Endereço eletrônico: informar depois',
  'edifício sede',
  'A casa tem 3 quartos',
  'sala de aula 12',
  'Avenida Brasil 24 horas',
  'O furto foi na Rua Augusta à noite',
  'Rua Augusta, 20 pessoas presas',
  'Praça Onze, 12 de maio de 2024',
  'Em breve, na Avenida Brasil, às 14h',
  'Ponte Rio-Niterói, 13 km',
  'ver item 3, área 12',
  'o acesso 12 foi negado',
  'caminho 2 do grafo',
  'passagem 12,50',
  'juros de mora. Fazenda Pública, 0,5%',
  'R E L A T Ó R I O',
  'Agravo AL 325-06/PR',
  'bilhete de passagem apresentado',
] as const;

function marked(text: string) {
  const start = text.indexOf('⟦');
  const end = text.indexOf('⟧') - 1;
  return { plain: text.replace(/[⟦⟧]/g, ''), start, end };
}

function addressesIn(text: string, format: FormatId = 'plaintext') {
  return scan(text, format)
    .filter(({ type }) => type === 'address')
    .map(({ start, end, confidence }) => ({ value: text.slice(start, end), confidence }));
}

const FOUND: readonly (readonly [Confidence, readonly string[]])[] = [
  ['certain', CERTAIN],
  ['likely', LIKELY],
  ['possible', POSSIBLE],
];

describe.each(FOUND)('%s', (confidence, texts) => {
  test.each(texts)('%j', (text) => {
    const { plain, start, end } = marked(text);
    expect(addressesIn(plain)).toEqual([{ value: plain.slice(start, end), confidence }]);
  });
});

test.each(CLEAN)('no address in %j', (text) => {
  expect(addressesIn(text)).toEqual([]);
});

/** Several spans in one text, and values of fields: text, and what is found in it. */
const SPANS: readonly (readonly [FormatId, string, readonly string[]])[] = [
  [
    'plaintext',
    'Rua das Flores, 10 - CEP: 13010-000 - Centro - Campinas - SP',
    ['Rua das Flores, 10', 'Centro - Campinas - SP'],
  ],
  [
    'json',
    '{"end":{"rua":"R. Cel. Gomes Machado","n":"55","cid":"Niterói"}}',
    ['R. Cel. Gomes Machado', '55', 'Niterói'],
  ],
  [
    'json',
    '{"address":[{"line":["Rua Galvão Bueno, 408","apto 61"]}]}',
    ['Rua Galvão Bueno, 408', 'apto 61'],
  ],
  ['json', '{"endereco":{"linha1":"SCLN 406 Bl. D Lj. 33"}}', ['SCLN 406 Bl. D Lj. 33']],
  ['json', '{"codigo":{"cid":"J18","n":"55","line":"abc"}}', []],
  ['plaintext', 'Rua A, 10, CEP 13010-000, Campinas/SP', ['Rua A, 10', 'Campinas/SP']],
  ['plaintext', 'Rua A, 10, CEP 68900-000, Macapá/AP', ['Rua A, 10', 'Macapá/AP']],
  ['plaintext', 'Rua A, 10\n82650-197 da Paz do Galho / MS', ['Rua A, 10', 'da Paz do Galho / MS']],
  [
    'plaintext',
    'Sítio Boa Vista, 65\n64771-030 Dias da Mata / RR',
    ['Sítio Boa Vista, 65', 'Dias da Mata / RR'],
  ],
  ['plaintext', 'pedido 64771-030 Dias da Mata / RR', []],
  ['plaintext', 'Rua A, 10, CEP 66000-000, Belém - PA', ['Rua A, 10', 'Belém - PA']],
  [
    'plaintext',
    'mora na Rua do Catete, 311/801, e a filha na Rua Siqueira Campos, 43, ap 210',
    ['Rua do Catete, 311/801', 'Rua Siqueira Campos, 43, ap 210'],
  ],
  [
    'plaintext',
    'Logradouro: R. Coimbra\nNúmero: 312\nComplemento: casa dos fundos\nBairro: Brás\nCidade/UF: São Paulo/SP\n',
    ['R. Coimbra', '312', 'casa dos fundos', 'Brás', 'São Paulo/SP'],
  ],
  ['plaintext', 'Endereço: Rua B, 3\nMunicípio: Bezerros\nUF: PE', ['Rua B, 3', 'Bezerros', 'PE']],
  ['plaintext', 'Rua A, 12, Rua B, 13', ['Rua A, 12', 'Rua B, 13']],
  ['plaintext', 'Município: Bezerros\nUF: PE', []],
  ['plaintext', 'Número: 312\nBairro: a definir', []],
  // Where somebody comes from, whatever the form has else.
  ['plaintext', 'Nascido em: 29/02/1988        Natural de: Corumbá – MS\nCônjuge: Pâmela', ['Corumbá – MS']],
  ['plaintext', 'NATURALIDADE CRATEÚS - CE   DATA DE NASCIMENTO 07/JUL/1960', ['CRATEÚS - CE']],
  ['plaintext', 'Naturalidade: Crateús - CE\nNacionalidade: brasileira', ['Crateús - CE']],
  ['plaintext', 'Produto natural de Corumbá - MS', []],
  ['plaintext', 'solteiro, natural de São José do Rio Preto/SP, pintor', ['São José do Rio Preto/SP']],
  [
    'plaintext',
    'Ele, nascido em Diamantina-MG, e ela, nascida no Serro - MG.',
    ['Diamantina-MG', 'Serro - MG'],
  ],
  ['plaintext', 'residente em Sousa - PB, filho de agricultores', ['Sousa - PB']],
  ['plaintext', 'Nasc.: 30 DEZ 1999  Natural: Ilhéus/BA', ['Ilhéus/BA']],
  ['plaintext', 'Água natural: Ilhéus/BA e Recife', []],
  ['plaintext', 'MUNICÍPIO E UF DE NASCIMENTO\nAQUIDAUANA - MS\nTELEFONE', ['AQUIDAUANA - MS']],
  ['plaintext', 'Município/UF     Conceição da Barra/ES     CEP', ['Conceição da Barra/ES']],
  ['plaintext', 'mora com Ana, Rua 2, 40', ['Rua 2, 40']],
  ['plaintext', 'evento realizado em Olinda/PE', []],
  // The number before its street.
  [
    'plaintext',
    'socorrida na altura do nº 1.870 da Avenida Djalma Batista',
    ['1.870 da Avenida Djalma Batista'],
  ],
  // As tables cut the keys of a form.
  ['csv', 'cliente,cmpl,brr\nLavínia,casa 2,Jd. Botânico\n', ['casa 2', 'Jd. Botânico']],
  ['plaintext', 'Naturalidade Brasileira ou estrangeira', []],
  [
    'plaintext',
    'Localidade: Assentamento Zumbi dos Palmares, lote 38\nMunicípio/UF: Conceição da Barra/ES\n',
    ['Assentamento Zumbi dos Palmares, lote 38', 'Conceição da Barra/ES'],
  ],
  [
    'yaml',
    'endereco:\n  logradouro: Rua Padre Cícero\n  numero: 1003\n  bairro: Salesianos\n',
    ['Rua Padre Cícero', '1003', 'Salesianos'],
  ],
  ['yaml', 'logradouro: Rua Aurora\nnumero: 55\nordem: 77\n', ['Rua Aurora', '55']],
  ['yaml', 'pedido:\n  numero: 1003\nendereco:\n  logradouro: Rua Aurora\n', ['Rua Aurora']],
  ['json', '{"endereco": "Rua das Acácias, 120, ap. 3"}', ['Rua das Acácias, 120, ap. 3']],
  ['json', '{"ds_endereco": "R PARAIBA 77 VL NOVA"}', ['R PARAIBA 77 VL NOVA']],
  ['json', '{"logradouro": "das Palmeiras, 45"}', ['das Palmeiras, 45']],
  [
    'json',
    '{"bairro": "Jardim América", "complemento": "bloco 2, ap 31"}',
    ['Jardim América', 'bloco 2, ap 31'],
  ],
  ['json', '{"bairro": "Pacaembu", "cidade": "Petrolina", "uf": "PE"}', ['Pacaembu', 'Petrolina', 'PE']],
  [
    'json',
    '{"endereco": "Av. Brasil, 500 - Centro, Itu\\nCEP 13300-000"}',
    ['Av. Brasil, 500 - Centro, Itu'],
  ],
  [
    'json',
    '{"rua": "Beco São Lázaro", "complemento": "altos, porta azul"}',
    ['Beco São Lázaro', 'altos, porta azul'],
  ],
  ['json', '{"endereco": "a definir", "endereco_ip": "10.0.0.1", "address": "0x3f4a"}', []],
  ['json', '{"address": "maria@correio-ficticio.com.br", "rua": "sim", "endereco_id": 120}', []],
  [
    'csv',
    'nome;cpf;endereco\n"Falcão, I.";10595371841;"Rua das Acácias, 120, ap. 3"\n',
    ['Rua das Acácias, 120, ap. 3'],
  ],
  ['csv', 'rua,bairro\nRua Aurora,Centro\n', ['Rua Aurora', 'Centro']],
  ['csv', 'rua;numero;total\nRua Aurora;1104-B;52\n', ['Rua Aurora', '1104-B']],
  ['json', '{"endereco": {"rua": "Rua Aurora", "numero": "55"}, "numero": "77"}', ['Rua Aurora', '55']],
  ['json', '{"logradouro": "Rua Aurora", "numero": 55, "ordem": 77}', ['Rua Aurora', '55']],
];

test.each(SPANS)('in %s: %j', (format, text, values) => {
  expect(addressesIn(text, format).map(({ value }) => value)).toEqual(values);
});

test.each([
  ['R. das Acácias, nº 1.120, Ap. 3-B', 'rua das acacias 1120 apartamento 3 b'],
  ['RUA DAS ACACIAS 1120 APTO 3B', 'rua das acacias 1120 apartamento 3 b'],
  ['Av. D’Ávila, s/nº', 'avenida davila sn'],
  ["avenida D'Avila S/N", 'avenida davila sn'],
])('%j is the value %j', (spelling, value) => {
  expect(normalise('address', spelling)).toBe(value);
});

test.each([
  ['Rua Dr. João D’Ávila, nº 1.234, casa B', /^Rua D[aeo]s? [\w ]+, nº \d\.\d{3}, casa [B-K]$/i],
  ['R. DAS ACÁCIAS 12 CENTRO CAMPINAS SP', /^R\. D[AO]S? [A-Z ]+ \d\d CENTRO CAMPINAS SP$/],
  ['rua sete de setembro, número trezentos e dez', /^rua d[ao]s? [a-z ]+, número [a-z ]+$/],
  ['SQN 210 Bl C ap 304', /^SQN \d{3} Bl [B-K] ap \d{3}$/],
  ['Petrolina', /^[A-Z][a-z]+ (?:Nova do )?[A-Z][a-z]+$/],
])('a surrogate of %j keeps what is no value', (source, form) => {
  const dice = seededDice(23);
  for (let i = 0; i < 200; i++) {
    const value = address.surrogate(normalise('address', source), dice);
    expect(address.respell(source, value)).toMatch(form);
  }
});

test.each([...CERTAIN, ...LIKELY, ...POSSIBLE])(
  'a surrogate of what is found in %j is one value with it',
  (text) => {
    const { plain, start, end } = marked(text);
    const source = plain.slice(start, end);
    const dice = seededDice(29);
    for (let i = 0; i < 20; i++) {
      const value = address.surrogate(normalise('address', source), dice);
      const written = address.respell(source, value);
      expect(normalise('address', written)).toBe(value);
      expect(written).not.toBe(source);
    }
  },
);
