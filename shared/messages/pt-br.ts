import type { Messages } from './messages.ts';
import { numbersIn } from './numbers.ts';

const numbers = numbersIn('pt-BR');

const confidence: Messages['confidence'] = { certain: 'certo', likely: 'provável', possible: 'possível' };

const reason: Messages['reason'] = {
  'check-digits': 'dígitos verificadores corretos',
  'check-digits-fail': 'dígitos verificadores incorretos',
  'weak-check': 'verificação correta, mas fácil de acertar por acaso',
  unassigned: 'não atribuído a ninguém',
  shape: 'formato correto',
  punctuation: 'com pontuação completa',
  'partial-punctuation': 'com pontuação parcial',
  bare: 'sem pontuação',
  label: 'com rótulo',
  key: 'indicado pela chave',
  column: 'a coluna toda é',
  'no-label': 'sem rótulo',
  'label-against': 'rótulo de outra coisa',
  'column-against': 'a coluna é de outra coisa',
  'half-masked': 'mascarado em parte',
  'look-alike-letters': 'letras no lugar de dígitos',
  'in-words': 'por extenso',
  'lost-zeros': 'zeros à esquerda perdidos',
  'known-words': 'nomes ou lugares conhecidos',
  context: 'palavras ao redor',
  elsewhere: 'nomeado em outro ponto do documento',
};

export const ptBR: Messages = {
  confidence,
  reason,
  explanation: {
    'check-digits': 'Os dígitos verificadores estão corretos.',
    'check-digits-fail':
      'Os dígitos verificadores estão incorretos: um erro de digitação ou outro tipo de número.',
    'weak-check': 'A verificação está correta, mas cerca de um número em dez a satisfaz por acaso.',
    unassigned:
      'Nenhum número assim é atribuído, pelo DDD ou pelos primeiros dígitos: erro de digitação, ou inventado.',
    shape: 'Tem o formato de um.',
    punctuation: 'Está escrito com a pontuação completa.',
    'partial-punctuation': 'Está escrito com parte da pontuação, ou com espaços no lugar dela.',
    bare: 'Está escrito sem pontuação.',
    label: 'Palavras ao lado o anunciam.',
    key: 'A chave ou a coluna o indica.',
    column:
      'Os outros valores da coluna ou chave são isso: passam na verificação muito mais do que o acaso deixaria.',
    'no-label': 'Nada ao lado diz o que é.',
    'label-against': 'Palavras ao lado, ou a chave, anunciam outro tipo de número.',
    'column-against':
      'Os outros valores da coluna ou chave não são isso: passam na verificação só tanto quanto o acaso deixa.',
    'half-masked': 'Uma parte está mascarada, e o que resta ainda revela muito.',
    'look-alike-letters': 'Alguns dígitos estão escritos como letras parecidas, como em texto digitalizado.',
    'in-words': 'Está escrito por extenso, dígito por dígito.',
    'lost-zeros': 'Faltam zeros à esquerda, como uma planilha os descarta.',
    'known-words': 'Suas palavras são nomes ou lugares conhecidos.',
    context: 'As palavras ao redor dizem o que é.',
    elsewhere: 'Está por extenso em outro ponto do documento.',
  },
  diagnostic: (name, level, reasons) =>
    `${name} (${confidence[level]}): ${reasons.map((id) => reason[id]).join(', ')}`,
  inPath: (diagnostic) => `No caminho deste arquivo: ${diagnostic}`,
  sameValue: 'O mesmo valor',
  limit: (shown, total) =>
    `O Biombo mostra ${numbers.format(shown)} de ${numbers.format(total)} achados neste arquivo, primeiro os mais certos e os visíveis.`,

  action: {
    mask: (name) => `Mascarar: ${name}`,
    surrogate: (name) => `Substituir por um valor fictício: ${name}`,
    falsePositive: {
      file: (name) => `Marcar como falso positivo (${name})`,
      everywhere: (name) => `Marcar como falso positivo em todos os arquivos (${name})`,
      key: (name, key) => `Marcar como falso positivo: ${name}, tudo sob “${key}”`,
      folder: (name, folder) => `Marcar como falso positivo: ${name}, tudo na pasta “${folder}”`,
    },
    lift: {
      file: (name) => `Deixar de ocultar: ${name}`,
      everywhere: (name) => `Deixar de ocultar em todos os arquivos: ${name}`,
      key: (name, key) => `Deixar de ocultar: ${name}, tudo sob “${key}”`,
      folder: (name, paths) => `Deixar de ocultar: ${name}, tudo em “${paths}”`,
    },
    liftOwn: (lift) => `${lift} (entrada sua)`,
    liftDirective: (name, line) => `Deixar de ocultar: ${name} (muda o comentário da linha ${line})`,
    maskValue: (name) => `Mascarar este valor em todo o arquivo (${name})`,
    surrogateValue: (name) => `Substituir este valor em todo o arquivo por um fictício (${name})`,
    maskKey: 'Mascarar tudo o que é certo ou provável nesta chave ou coluna',
    maskSelection: 'Mascarar tudo o que é certo ou provável na seleção',
    removeField: 'Remover este campo do registro',
    generalise: (name) => `Generalizar: ${name}`,
    maskType: (name) => `Mascarar em todo o arquivo: ${name}`,
    maskAll: 'Mascarar tudo o que é certo ou provável neste arquivo',
    surrogateAll: 'Substituir por valores fictícios tudo o que é certo ou provável neste arquivo',
    maskAllPossible: 'Mascarar tudo neste arquivo, inclusive os achados possíveis',
    removeEntry: 'Remover esta entrada',
    removeEntries: 'Remover todas as entradas que não correspondem a nada',
    fixAll: 'Mascarar todos os dados pessoais deste arquivo (Biombo)',
  },

  hover: {
    confidence: (level) => `Dado pessoal: ${confidence[level]}`,
    why: 'Por quê:',
    sum: (points, isCapped) =>
      `${points} no total: a partir de +3 certo, de +2 provável, de +1 possível${isCapped ? '; com dígitos assim, no máximo provável' : ''}.`,
    source: (source) => `Regra: ${source}`,
    more: 'Sobre este identificador',
  },

  unreported: {
    number: (digits) => `Não apontado: um número de ${digits} dígitos`,
    finding: (name) => `Não apontado: ${name}`,
    look: {
      uuid: 'Faz parte de um UUID.',
      hash: 'Faz parte de um hash ou de um código aleatório.',
      slip: 'É um boleto ou a chave de uma nota fiscal.',
      money: 'Está escrito como um valor em dinheiro.',
      date: 'Está escrito como uma data ou hora.',
      version: 'Está escrito como um número de versão.',
      quantity: 'Está escrito como uma quantidade.',
      'longer-number': 'Faz parte de um número maior.',
      'longer-code': 'Faz parte de um código maior.',
    },
    objection: {
      weak: 'poucos indícios',
      'never-issued': 'não se emite um número assim',
      sequence: 'dígitos em sequência, como em um exemplo',
      part: 'parte de algo maior',
      row: 'separado por espaços, que só um rótulo uniria',
      masked: 'aparece pouco demais dele',
      form: 'anunciado, mas escrito de outra forma',
      'needs-label': 'só com rótulo',
    },
    attempt: (name, objection, weighed) => `Não é ${name}: ${objection}${weighed && ` (${weighed})`}.`,
    more: (attempts) => `Outros ${attempts} identificadores estão ainda mais longe.`,
    needsLabel: (names) => `Só um rótulo faria dele um destes: ${names.join(', ')}.`,
    noForm: 'Nenhum identificador se escreve em grupos de dígitos assim.',
    hidden: {
      ignored: 'O biombo.jsonc ignora este arquivo.',
      level: 'O biombo.jsonc oculta o que é tão pouco certo, ou tudo desse tipo.',
      'wrong-digits': 'O biombo.jsonc oculta números do tipo com dígitos verificadores errados.',
      'false-positive': 'No biombo.jsonc está marcado como falso positivo.',
      directive: 'Um comentário como "biombo-ignore" no arquivo o oculta.',
      user: 'As suas próprias entradas, que valem em toda parte, o ocultam.',
      surrogate: 'É um valor fictício escrito pelo Biombo: não é de ninguém.',
    },
  },

  config: {
    problem: {
      syntax: 'não é JSON com comentários válido',
      'too-deep': 'aninhado em níveis demais',
      'too-large': 'o arquivo é grande demais para ser uma configuração',
      'duplicate-key': 'a chave aparece duas vezes',
      'unknown-key': 'chave desconhecida, não usada',
      'unknown-type': 'nenhum identificador tem este id: sem efeito',
      'wrong-type': 'tipo de valor errado',
      'missing-key': 'faltando',
      salt: 'não é um sal: são esperadas 22 letras de base64url',
      'no-salt': 'sem "salt" as impressões digitais não correspondem a nada',
      glob: 'não é um padrão de caminho utilizável: escreva-o relativo, com "/" e com *, ?, ** ou {a,b}',
      level: 'não é um nível: é esperado "certain", "likely", "possible" ou "off"',
      'wrong-digits': 'não é um ajuste: espera-se "show" ou "hide"',
      'surrogate-digits': 'não é um ajuste: espera-se "right" ou "wrong"',
      type: 'não é o id de um identificador, como "cpf"',
      fingerprint: 'não é uma impressão digital de 4 letras',
      path: 'não é um caminho relativo a este arquivo, com "/"',
      key: 'não é uma chave: esperam-se nomes unidos por pontos, como "pedido.numero"',
      scope:
        'não combina com o resto: "path" acompanha "fingerprint", e "paths" acompanha "key" ou vem sozinho',
      'mask-style': 'não é um estilo de máscara: espera-se "label", "stars", "shape" ou "partial"',
      precision:
        'não é uma forma mais geral deste identificador: "month" ou "year" de uma data, "neighbourhood", "city" ou "cep" de um endereço',
      surrogate: 'não é a impressão digital de 8 letras de um valor fictício',
      'identifier-id':
        'não é um id livre: letras minúsculas, dígitos e "-", e nenhum dos identificadores do próprio Biombo',
      'identifier-count': 'mais de 32 identificadores',
      'identifier-text': 'não é um texto de uma linha, com no máximo 200 caracteres',
      'identifier-label': 'não é um rótulo: esperam-se palavras com no máximo 64 caracteres',
      'identifier-mask':
        'não é uma máscara: esperam-se letras maiúsculas, espaços e "-", no máximo 31, como em "CRACHÁ"',
      check: 'não é uma verificação: espera-se "none", "luhn", "mod11", "mod11-cpf", "mod11-cnpj" ou "mod97"',
      confidence: 'não é uma confiança: espera-se "label", "possible", "likely" ou "certain"',
      severity: 'não é uma severidade: espera-se "error", "warning", "information" ou "hint"',
      pattern: 'não é uma expressão regular como o RE2 a lê: sem olhar em volta e sem referências',
      'pattern-anchor': 'um padrão não tem "^", "$" nem "\\b": o que ele encontra sempre está isolado',
      'pattern-empty': 'o padrão corresponde a um texto vazio',
      'pattern-size': 'o padrão, ou todos juntos, é grande demais ou repete demais',
    },
    at: (problem, detail) => (detail === '' ? problem : `${detail}: ${problem}`),
    kept: (place, problem) => `Biombo: ${place}: ${problem}. A última configuração válida continua em uso.`,
    userIgnored: (place, problem) =>
      `Biombo: ${place}: ${problem}. As suas próprias entradas não ocultam nada até que seja corrigido.`,
    untrustedIdentifiers:
      'Biombo: os identificadores que o biombo.jsonc define não são procurados numa área de trabalho não confiável.',
    header: [
      'Configuração do Biombo para esta pasta. As entradas abaixo são impressões digitais curtas dos valores,',
      'não os valores: este arquivo pode ir para o repositório.',
    ],
    userHeader: [
      'Valores seus, que o Biombo não aponta em pasta nenhuma. As entradas abaixo são impressões digitais curtas',
      'dos valores, não os valores. Aqui só contam falsos positivos.',
    ],
  },

  unusedEntry: 'Esta entrada não corresponde a mais nada no arquivo que ela nomeia.',

  directive: {
    'no-types': 'Este comentário não oculta nada: diga o que ocultar, como em "biombo-ignore cpf: motivo".',
    'unknown-type': 'Este comentário cita um tipo que não existe. O motivo vem depois de dois-pontos.',
    'unknown-directive':
      'Não é uma diretiva: existem "biombo-ignore" e, com o complemento, "-next-line", "-start", "-end" e "-file".',
    'too-late': 'Este comentário não oculta nada: "biombo-ignore-file" só vale nas primeiras 20 linhas.',
    'not-open': 'Este comentário não encerra nada: não há "biombo-ignore-start" do tipo aberto aqui.',
    'not-closed':
      'Este comentário oculta todo o resto do arquivo: não há "biombo-ignore-end" do tipo depois dele.',
  },

  falsePositive: {
    added: (configPath) =>
      `Biombo: marcado como falso positivo em ${configPath}. Salve esse arquivo para manter a marca.`,
    lifted: (configPath) => `Biombo: retirado de ${configPath}. Salve esse arquivo para que continue assim.`,
    notThere: 'Biombo: essa entrada não está mais no biombo.jsonc; nada foi mudado.',
    changed: 'Biombo: o documento mudou; nada foi marcado. Tente de novo.',
    noFolder:
      'Biombo: um falso positivo precisa de uma pasta para o biombo.jsonc; abra a pasta deste arquivo.',
    untrusted:
      'Biombo: em um espaço de trabalho não confiável os falsos positivos não valem; nada foi marcado.',
    refused: 'Biombo: o editor não aplicou a mudança ao biombo.jsonc; nada foi marcado.',
    configHasErrors: (place) => `Biombo: ${place} tem um erro; corrija-o primeiro. Nada foi marcado.`,
  },
};
