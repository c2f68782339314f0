/** The closed classes of words around people's names, in lower case without accents, as the lexicon folds them. */
import { FEMALE, MALE } from '../lexicon/bits.ts';
import {
  ACCOUNT,
  CUE,
  EPONYM,
  INSTITUTION,
  KIN,
  NO_NAME,
  PARTICLE,
  RELATIVE,
  ROLE,
  TITLE,
} from '../words/classes.ts';

/** Who is somebody's own only as the speaker says: `minha menina`, `meu guri`. */
export const CHILDREN =
  'velho velha veio veia nene bebe dependente menino menina guri guria pia moleque criancas meninos meninas mano mana parceiro parceira ficante crush';
/** Kin in English and Spanish, which are words of programs too. */
export const KIN_ABROAD = `spouse mother father brother sister son daughter grandmother grandfather grandson granddaughter stepdaughter stepson
  stepfather stepmother uncle aunt nephew niece cousin mom mum dad girlfriend boyfriend fiance fiancee neighbor neighbour caregiver stepbrother
  stepsister madre padre novio novia vecino vecina cunado cunada hermano hermana hermanos hermanas abuelo abuela abuelos
  mama hijo hija hijos hijas suegro suegra yerno nuera nieto nieta`;

export const PEOPLE_WORDS: readonly (readonly [bit: number, words: string])[] = [
  [PARTICLE, 'da de do das dos e di del della dal dalla von van der den du la las los el al bin ibn ben y'],
  [
    TITLE,
    `sr sra srta srs sras senor senora senorita senhor senhora senhores seu dona dom dr dra drs doutor doutora prof profa professor
    professora enf enfa enfermeira enfermeiro eng enga engenheiro engenheira adv advogado advogada des
    desembargador desembargadora min ministro ministra juiz juiza promotor promotora procurador procuradora
    delegado delegada deputado deputada dep senador senadora vereador vereadora prefeito prefeita governador
    governadora presidente pe padre frei irma pastor pastora bispo cel coronel cap capitao ten tenente sgt
    sargento cb cabo sd soldado maj major gen general tia tio vo vovo mr mrs ms miss mestre fisio fisioterapeuta
    psicologa psicologo psic nutricionista nutri tec tecnico medico medica dentista insp inspetor inspetora brig alte esq ar rel suboficial
    so subprocurador subprocuradora corregedor corregedora defensor defensora conselheiro conselheira ogan oga iya ekedi ekede egbomi ebomi babalorixa ialorixa iyalorixa yalorixa profe nho nha sinha sinho`,
  ],
  // What people are called by for how they look or where they come from: see `nickname.ts`.
  [
    FEMALE,
    `preta pretinha nega neguinha negona baixinha gordinha gorda magrela loira loirinha lora morena moreninha branquinha
    ruiva japa alemoa polaca baiana gaucha mineirinha carioquinha dindinha galega russa gringa bruxa nene lu le`,
  ],
  [
    MALE,
    `preto pretinho negao nego neguinho gordinho gordo gordao baixinho magrao magrelo magrinho alemao polaco galego russo japa
    japones careca cabeludo barbudo baiano paraibano mineiro mineirinho gaucho carioca pernambucano alagoano sergipano
    capixaba potiguar gringo indio japinha lourinho loirinho louro loro moreno branquelo branquinho ruivo sarara cabecudo
    narigudo caolho perneta maneta canhoto nene branco`,
  ],
  [
    ROLE,
    `paciente pcte pct pac cliente titular beneficiario beneficiaria segurado segurada acompanhante responsavel
    entrevistado entrevistada noticiante encarregado encarregada autor autora reu re requerente requerido requerida corre correu exequente executado executada apelante apelado apelada
    agravante agravado agravada recorrente recorrido recorrida impetrante impetrado impetrada embargante embargado
    embargada reclamante reclamado reclamada passageiro passageira relator relatora revisor revisora testemunha vitima denunciado
    denunciada acusado acusada investigado investigada indiciado indiciada contratante contratado contratada locador
    locadora locatario locataria fiador fiadora vendedor vendedora comprador compradora outorgante outorgado
    outorgada devedor devedora credor credora cedente herdeiro herdeira falecido falecida inventariante aluno aluna
    estudante orientando orientanda candidato candidata funcionario funcionaria servidor servidora empregado empregada colaborador
    colaboradora motorista usuario usuaria morador moradora remetente destinatario destinataria socio socia gestante
    puerpera cacique paje jovem adolescente menino menina rapaz moca garoto garota idoso idosa menor crianca bebe sindico sindica patient customer author
    entrevistador entrevistadora interlocutor interlocutora balconista zelador zeladora faxineira diarista cozinheira
    lavadeira parteira rezadeira benzedeira costureira manicure cabeleireira pescador pescadora marisqueira garimpeiro
    vaqueiro seringueiro quebradeira agricultor agricultora catequista missionario missionaria acs atendente recepcionista finado finada`,
  ],
  [
    KIN,
    `mae pai filho filha filhos filhas esposo esposa marido mulher conjuge companheiro companheira irmao irma irmaos
    irmas avo avos neto neta netos netas tio tia sobrinho sobrinha primo prima sogro sogra genro nora cunhado cunhada
    padrasto madrasta enteado enteada padrinho madrinha noivo noiva namorado namorada cuidador cuidadora vizinho
    vizinha amigo amiga genitor genitora tutor tutora curador curadora ex viuvo viuva bisavo bisneto bisneta gemeo
    gemea afilhado afilhada trineto trineta compadre comadre mainha painho voinha voinho titio titia chefe colega
    patroa patrao baba bisa biso vozinha vozinho dinda dindo nonna nonno concunhado concunhada cumadre cumpadre`,
  ],
  [
    RELATIVE,
    `pais vo mamae papai maezinha paizinho husband wife irmaozinho irmazinha filhinho filhinha netinho
    netinha sobrinhos sobrinhas primos vizinhas vizinhos cacula gemeos gemeas vovo maninho maninha
    convivente tataravo tataravos filhao sograo cunhadao paizao maezona irmazona priminho priminha tiozinho tiazinha
    cunhadinha cunhadinho maridao vovozinha vovozinho
    tataraneto tataraneta tataranetos bisnetos bisnetas esposas maridos amante sogros cunhados cunhadas
    genros noras enteados enteadas afilhados afilhadas tios tias primas genitores avozinha avozinho amasio
    amasia concubino concubina namorido sogrinha filhota filhotinha caculinha sobrinhozinho curatelado
    curatelada guardiao guardia
    ${CHILDREN} ${KIN_ABROAD}`,
  ],
  [
    CUE,
    `nome nomes chamo chama chamado chamada chamam conhecido conhecida assinado assinada assina att atenciosamente
    abracos abraco beijos bjs vulgo alcunha apelido apelidado apelidada familia obrigado obrigada best regards sou iniciais identificacao noticiante requerente ass assinatura oi ola prezado prezada caro cara querido querida bom
    boa favorecido favorecida contato contatos name socios socias hospedes herdeiros padrinhos testemunhas
    vitimas participantes convidados membros integrantes autores reus pacientes alunos professores passageiros candidatos
    aprovados convocados trabalhadores funcionarios responsaveis signatarios conselheiros moradores instrumentadora
    circulante recebedor recebedora hi hello dear hey cheers thanks regards hola saludos`,
  ],
  [
    INSTITUTION,
    `furacao tempestade ciclone navio barco submarino sonda satelite telescopio filme novela serie musica cancao album
    livro romance poema obra quadro escultura estatua monumento busto arena autodromo hipodromo auditorio plenario ala
    pavilhao mirante cachoeira gruta pico monte baia enseada golfo vale chapada bacia reserva floresta bosque horto
    zoologico aquario memorial abrigo asilo albergue sanatorio ambulatorio policlinica hemocentro posto nucleo polo campus
    externato internato educandario academia conservatorio orquestra coral banda equipe selecao liga campeonato torneio taca
    jornal revista radio tv canal portal site blog podcast atacado atacadista mercearia emporio quitanda acougue peixaria
    sorveteria doceria confeitaria cafeteria churrascaria cervejaria adega vinicola cantina bistro hamburgueria motel hostel
    camping resort gremio assentamento acampamento aldeia quilombo favela galpao armazem mina pedreira frigorifico olaria
    ceramica marmoraria serralheria funilaria borracharia autoescola imobiliaria escritorio contabilidade consultorio otica
    perfumaria joalheria papelaria grafica lavanderia atelie viacao expresso turismo financeira corretora incorporadora
    empreiteira tecnologia informatica sistemas telecom plano bolsa fundo modelo edicao colecao selo grife moda modas
    emei emef cmei cei ceu ciep caic eeep erem etec fatec senai sesi senac kartodromo velodromo cine caps cras creas apae theatro magazine lojas livraria sebo lar casa linha marca versao tema biscoito
    sabonete vinho cerveja cafe arroz mercadinho pizzaria lanchonete bar boteco salao barbearia oficina hospital maternidade clinica ubs upa usf psf escola colegio creche faculdade universidade instituto
    fundacao associacao sindicato centro laboratorio banco igreja paroquia capela catedral mosteiro convento templo
    empresa companhia cia grupo loja supermercado mercado farmacia drogaria padaria restaurante hotel pousada edificio
    ed condominio residencial shopping estadio ginasio aeroporto porto ponte viaduto tunel museu teatro biblioteca
    parque palacio forum tribunal cartorio secretaria ministerio prefeitura camara assembleia senado comarca vara
    construtora transportadora editora industria comercio comercial laticinios usina fazenda sitio premio trofeu copa
    medalha lei emenda projeto programa operacao caso sumula acordao lote lotes ltda eireli epp sa inc llc corp gmbh
    defensoria partido uniao anvisa agencia autarquia seguradora seguros estado municipio justica instituicao sociedade
    cooperativa federacao confederacao conselho comissao superintendencia departamento diretoria corregedoria delegacia
    policia exercito marinha aeronautica advocacia republica governo palacete cemiterio funeraria barragem represa rio ribeirao corrego lago lagoa serra morro ilha praia estacao metro terminal
    santo santa sao nossa time clube`,
  ],
  [
    EPONYM,
    `uso doenca mal sindrome escala sinal manobra teste prova indice metodo tecnica cirurgia operacao classificacao criterio
    criterios lei teorema algoritmo efeito constante numero reacao tumor sarcoma linfoma anemia tireoidite paralisia
    molestia fratura contratura sonda cateter pinca tubo ponto triangulo reflexo posicao score escore modelo curva
    distribuicao equacao formula principio teoria`,
  ],
  [
    NO_NAME,
    `localdate localdatetime zoneddatetime datetime cid gothic sans serif mono segunda terca quarta quinta sexta sabado domingo feira qua jesus cristo deus natal pascoa carnaval brasil
    internet windows linux google microsoft apple android java python covid sars chagas hiv aids sus cpf cnpj rg cep cnh
    pis cns crm oab coren nota notas anexo item artigo art inciso paragrafo capitulo secao titulo obs observacao
    endereco telefone celular email data hora local assunto ref referente processo protocolo pedido valor total
    resumo introducao conclusao objetivo exame exames laudo hipotese diagnostico conduta evolucao queixa antecedentes
    alergias medicacao medicacoes prescricao internacao alta uti dn hda hpp hmp qp hd`,
  ],
  [
    ACCOUNT,
    `instagram insta ig twitter x tiktok telegram threads bluesky kwai snapchat snap twitch discord facebook face fb psn gamertag xbox pinterest orkut assina publickey password sudo opened commented joined
    comentou abriu entrou saiu slack teams zoom mastodon battletag valorant minecraft habbo tumblr soundcloud spotify strava
    behance wattpad onlyfans administrado moderado relatado reportado indicado convidado adicionado opened merged closed approved reviewed assigned logado fechado aprovado atribuido curtido escrito postado publicado enviado comentado respondido revisado editado
    linkedin github gitlab youtube skype steam roblox medium reddit usuario usuaria user useradd adduser usermod userdel deluser logged login nick nickname username
    handle perfil conta arroba publico curtiu mencionou reagiu respondeu escreveu postou publicou merge author reviewer maintainer
    passwd chown psql crontab su grant corrigido resolvido alterado modificado atualizado cadastrado respondendo desbloquear aberto feito`,
  ],
];
