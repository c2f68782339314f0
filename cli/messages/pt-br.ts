import { messages as findingMessages } from '../../shared/messages/messages.ts';
import { numbersIn } from '../../shared/messages/numbers.ts';
import { MAKE_KEY } from './make-key.ts';
import type { Messages, ReadProblem, UsageProblem } from './messages.ts';

const numbers = numbersIn('pt-BR');

function count(n: number, one: string, many: string): string {
  return `${numbers.format(n)} ${n === 1 ? one : many}`;
}

const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: 'arquivo ou pasta inexistente',
  EACCES: 'permissão negada',
  EPERM: 'permissão negada',
  ELOOP: 'links simbólicos demais',
  ENAMETOOLONG: 'o caminho é longo demais',
  ENOTDIR: 'uma parte do caminho não é uma pasta',
  EMFILE: 'arquivos abertos demais',
  ENOSPC: 'não há mais espaço no disco, então ficou como era',
  EDQUOT: 'a cota do disco se esgotou, então ficou como era',
  EFBIG: 'grande demais para ser escrito, então ficou como era',
  EROFS: 'o disco só permite leitura',
};

function read(problem: ReadProblem): string {
  switch (problem.kind) {
    case 'binary':
      return 'não é um arquivo de texto';
    case 'key':
      return `a chave dos valores fictícios não é base64 de 32 bytes; isto gera uma: ${MAKE_KEY}`;
    case 'too-large':
      return 'grande demais para ser lido de uma vez';
    case 'no-such-line':
      return `não há essa linha: são ${count(problem.lines, 'linha', 'linhas')} ao todo`;
    case 'utf-32':
      return 'UTF-32 não é lido; salve como UTF-8';
    case 'not-a-file':
      return 'não é um arquivo comum; use --stdin para um pipe';
    case 'missing-blob':
      return 'o objeto falta no repositório';
    case 'unmerged':
      return 'tem um conflito de merge não resolvido';
    case 'outside-repository':
      return 'fora do repositório';
    case 'baseline':
      return 'não é uma linha de base; escreva-a de novo com "biombo baseline"';
    case 'overtaken':
      return 'foi alterado por outro programa nesse meio-tempo; fica como está agora';
    case 'linked':
      return 'tem outro nome (um link físico), sob o qual ficaria como está; mascare-o em outro arquivo';
    case 'occupied':
      return 'no lugar em que deve ser escrito há uma pasta, ou outra coisa que não é arquivo';
    case 'read-only':
      return 'não pode ser escrito (somente leitura)';
    case 'written-twice':
      return 'outro arquivo desta execução já foi escrito no lugar dele; indique menos caminhos de uma vez';
    case 'unknown-type':
      return 'um dos tipos indicados não é identificador, nem do Biombo nem do biombo.jsonc do arquivo';
    case 'system':
      return SYSTEM[problem.code] ?? `não pôde ser lido ou escrito (${problem.code})`;
    case 'unexpected':
      return `erro inesperado (${problem.name}); por favor, relate-o`;
    case 'config': {
      const { config } = findingMessages('pt-BR');
      const lines = problem.problems.map(
        ({ code, detail = '', line, column }) =>
          `linha ${line}, coluna ${column}: ${config.at(config.problem[code], detail)}`,
      );
      return lines.join('; ');
    }
  }
}

const PLACE_WORDS: Readonly<Record<string, string>> = {
  FILE: 'ARQUIVO',
  LINE: 'LINHA',
  COLUMN: 'COLUNA',
  OLD: 'ANTIGO',
  NEW: 'NOVO',
};

function placeInPortuguese(place: string): string {
  return place.replace(/[A-Z]+/g, (word) => PLACE_WORDS[word] ?? word);
}

function usage(problem: UsageProblem): string {
  switch (problem.kind) {
    case 'no-path':
      return 'indique um arquivo, ou passe o texto com --stdin';
    case 'empty-argument':
      return 'um dos argumentos está vazio; "." é a pasta atual';
    case 'several-files':
      return 'vários arquivos precisam de --in-place ou --output PASTA';
    case 'no-command':
      return 'nenhum comando informado';
    case 'output-holds-input':
      return 'o que deve ser lido está na pasta a escrever; use --in-place ou outra pasta';
    case 'unknown-command':
      return `comando desconhecido: ${problem.name}`;
    case 'unknown-option':
      return `opção desconhecida: ${problem.name}`;
    case 'needs-value':
      return `${problem.name} precisa de um valor`;
    case 'takes-no-value':
      return `${problem.name} não recebe valor`;
    case 'unexpected-argument':
      return `argumento inesperado: ${problem.name}`;
    case 'bad-value':
      return `${problem.name} aceita: ${problem.allowed.join(', ')}`;
    case 'type':
      return `${problem.name} recebe ids de identificadores, como cpf`;
    case 'place':
      return `diga onde: ${problem.allowed.map(placeInPortuguese).join(' ou ')}`;
    case 'glob':
      return `${problem.name} recebe um padrão de caminhos, relativo, com "/" e com *, ?, ** ou {a,b}`;
    case 'only-with':
      return `${problem.name} precisa de ${problem.other}`;
    case 'not-with':
      return `${problem.name} não combina com ${problem.other}`;
    case 'hook-action':
      return 'informe "install" ou "uninstall"';
  }
}

export const ptBR: Messages = {
  help: {
    biombo: `Encontra dados pessoais brasileiros em arquivos de texto.

Uso:
  biombo scan [CAMINHO…]    procura dados pessoais em arquivos e pastas
  biombo explain ARQUIVO:LINHA  diz por que algo é apontado ali, ou não
  biombo mask CAMINHO…      substitui o que é encontrado, em texto de qualquer tamanho
  biombo allow ARQ:LINHA    marca o que é encontrado ali como falso positivo
  biombo baseline           aceita o que é encontrado hoje; scan então só aponta o que é novo
  biombo hook install       faz o git procurar antes de cada commit
  biombo hook uninstall     desfaz isso
  biombo --version

"biombo COMANDO --help" explica mais. O idioma segue LC_ALL, LC_MESSAGES ou LANG.
`,
    scan: `Procura dados pessoais em arquivos e pastas; sem caminho, na pasta atual.

Uso:
  biombo scan [CAMINHO…]
  biombo scan --staged [--whole] [CAMINHO…]
  biombo scan --stdin [--stdin-filename NOME]

Uma pasta é percorrida: o .gitignore é respeitado, e o que não é texto é pulado e contado.

Opções:
  --format FORMATO        text (padrão), json, jsonl ou sarif
  --fail-on NÍVEL         menor nível que torna o status de saída 1: certain, likely (padrão) ou possible;
                          todos os achados aparecem no relatório de qualquer modo
  --staged                o que está no índice do git em vez dos arquivos; só contam as linhas
                          acrescentadas ou alteradas
  --whole                 com --staged: contam todas as linhas
  --stdin                 lê a entrada padrão
  --stdin-filename NOME   com --stdin: o nome no relatório, cuja extensão indica o formato
  --no-baseline           aponta também o que o biombo-baseline.json aceita
  --raw-paths             escreve os caminhos como são, mesmo quando um deles contém dados pessoais
  --no-color              sem cores (também: NO_COLOR)
  -h, --help              esta ajuda

Status de saída: 0 nada encontrado nesse nível, 1 algo encontrado, 2 erro ou algo não pôde ser lido.
`,
    explain: `Diz, de cada coisa que é apontada em uma linha, e de cada número de cinco dígitos ou mais que não é: por
que é tomada, com que certeza, e todos os motivos com seus pontos. O texto em si não é repetido.

Uso:
  biombo explain ARQUIVO:LINHA
  biombo explain ARQUIVO:LINHA:COLUNA
  biombo explain --stdin [--stdin-filename NOME] LINHA[:COLUNA]

Opções:
  --format FORMATO        text (padrão) ou json
  --stdin                 lê a entrada padrão
  --stdin-filename NOME   com --stdin: o nome cuja extensão indica o formato e cuja pasta indica a configuração
  --raw-paths             escreve o caminho como é, mesmo quando contém dados pessoais
  -h, --help              esta ajuda

Linhas e colunas contam a partir de 1, colunas em unidades UTF-16. Status de saída: 0, ou 2 se houve erro.
`,
    mask: `Substitui os dados pessoais encontrados e deixa todos os outros bytes como estão. JSON, CSV, Markdown e os
demais formatos continuam sendo o que são.

Uso:
  biombo mask ARQUIVO                    escreve o texto mascarado na saída padrão
  biombo mask CAMINHO… --in-place        escreve no lugar dos arquivos
  biombo mask CAMINHO… --output PASTA    escreve os arquivos em uma pasta
  biombo mask --stdin [--stdin-filename NOME]

Opções:
  --with SUBSTITUIÇÃO     mask (padrão): o nome do tipo, como [CPF]; surrogate: um valor fictício da mesma
                          espécie, o mesmo para o mesmo valor; generalise: o ano de uma data, a região de um CEP, a
                          rede de um IP, um UUID para um prontuário; o que não tem forma mais geral é mascarado
  --style ESTILO,…        como se escrevem as máscaras (label, stars, shape, partial) e quão geral fica o que é
                          generalizado: month ou year; neighbourhood, city ou cep. Sem isso, como a configuração diz
  --level NÍVEL           menor nível que é substituído: certain, likely (padrão) ou possible
  --types TIPO,…          só estes tipos, como cpf,name
  --keys                  também chaves de JSON; sem isso elas ficam, e são contadas
  --in-place              substitui os arquivos; cada um aparece inteiro ou não muda
  --output PASTA          onde os arquivos são escritos
  --stdin                 lê a entrada padrão, escreve na saída padrão
  --stdin-filename NOME   com --stdin: o nome cuja extensão indica o formato
  --key-file ARQUIVO      a chave dos valores fictícios; senão BIOMBO_SURROGATE_KEY; senão uma nova só para esta vez
  --format text|json      com json, o que foi substituído na saída padrão: contagens por arquivo e tipo, nunca valores
                          (exige --in-place ou --output)
  --progress              diz na saída de erros quanto já foi lido, uma linha JSON por parte
  -h, --help              esta ajuda

O que a configuração ou um comentário oculta fica. Status de saída: 0 todo o resto foi substituído, 1 algo encontrado
ficou, 2 erro.
`,
    allow: `Marca o que é encontrado num lugar como falso positivo, no biombo.jsonc mais próximo. Nenhum valor é escrito.

Uso:
  biombo allow ARQUIVO:LINHA[:COLUNA] [--type TIPO]   este valor, neste arquivo
  biombo allow --unused [--remove] [PASTA…]           lista as entradas que já não correspondem a nada
  biombo allow --move ANTIGO NOVO                     faz as entradas seguirem um arquivo ou pasta movidos

Opções:
  --type TIPO       só achados deste tipo, como cpf
  --everywhere      este valor, em todos os arquivos
  --user            entre as suas próprias entradas, que valem para você em toda pasta
  --key             todo valor do tipo sob a mesma chave ou na mesma coluna
  --paths PADRÃO    todo valor do tipo em tais arquivos; com --key, a chave em tais arquivos
  --remove          com --unused: também as remove
  -h, --help        esta ajuda

Para --unused não se olha o que o .gitignore deixa de fora. Status de saída: 0 feito, 1 entradas sem uso, 2 erro.
`,
    baseline: `Aceita o que é encontrado hoje abaixo da pasta atual: escreve ali o biombo-baseline.json.

Uso:
  biombo baseline

O arquivo traz quantos achados de cada tipo há em cada arquivo, por chave ou coluna; sem valores, linhas nem impressões
digitais. Depois "biombo scan" só aponta os de um tipo e chave num arquivo quando são mais do que isso; todos eles, pois
ninguém sabe quais são novos. "biombo scan --no-baseline" aponta tudo.
`,
    hook: `Faz o git procurar dados pessoais no que está no índice antes de cada commit.

Uso:
  biombo hook install      acrescenta um bloco ao hook pre-commit; o que existe é mantido
  biombo hook uninstall    remove exatamente esse bloco

"git commit --no-verify" faz o commit sem procurar.
`,
  },
  usage,
  warning: 'aviso',
  seeHelp: (command) => `Veja "${command} --help".`,
  read,
  git(problem) {
    switch (problem.kind) {
      case 'no-git':
        return 'o git não está instalado ou não está no PATH';
      case 'no-repository':
        return 'não é a árvore de trabalho de um repositório git';
      case 'failed':
        return `o git falhou: ${problem.said}`;
    }
  },
  outputFailed: (code) => `a saída não pôde ser escrita (${code})`,
  inPath: 'no caminho',
  summary(summary) {
    const parts = [
      count(summary.findings, 'achado', 'achados'),
      count(summary.files, 'arquivo examinado', 'arquivos examinados'),
    ];
    if (summary.untouched) parts.push(`mais ${numbers.format(summary.untouched)} em linhas que não mudam`);
    if (summary.suppressed > 0) {
      parts.push(
        `${count(summary.suppressed, 'ocultado', 'ocultados')} pela configuração ou por comentários`,
      );
    }
    if (summary.accepted) {
      parts.push(`${count(summary.accepted, 'aceito', 'aceitos')} pela linha de base`);
    }
    if (summary.skipped > 0) parts.push(`${count(summary.skipped, 'arquivo pulado', 'arquivos pulados')}`);
    if (summary.unreadable > 0) {
      parts.push(`${count(summary.unreadable, 'não pôde ser lido', 'não puderam ser lidos')}`);
    }
    return parts.join('; ');
  },
  explain: {
    nothing: (place) => `${place}  Nada é encontrado aqui, e não há número de cinco dígitos ou mais.`,
  },
  baseline: {
    written: (file, n) => `${file}: ${count(n, 'achado aceito', 'achados aceitos')}`,
  },
  allow: {
    entry(entry) {
      if ('fingerprint' in entry) {
        const value = entry.fingerprint === '' ? 'este valor' : `valor ${entry.fingerprint}`;
        return `${entry.type}: ${value} em ${entry.path ?? 'todos os arquivos'}`;
      }
      const where = entry.paths ?? 'todos os arquivos';
      return 'key' in entry
        ? `${entry.type}: todos sob a chave ${entry.key} em ${where}`
        : `${entry.type}: todos em ${where}`;
    },
    added: (config, entry) => `Acrescentado a ${config}: ${entry}`,
    already: (config, entry) => `Já está em ${config}: ${entry}`,
    unused: (place, entry) => `${place}: não corresponde a nada: ${entry}`,
    unusedCount: (n, removed) =>
      removed
        ? count(n, 'entrada removida', 'entradas removidas')
        : count(n, 'entrada sem correspondência', 'entradas sem correspondência'),
    notAll: 'Nem tudo pôde ser lido, então nada foi removido.',
    moved: (config, n) => `${count(n, 'entrada movida', 'entradas movidas')} em ${config}`,
    refused(why) {
      switch (why.kind) {
        case 'nothing':
          return 'ali nada é encontrado';
        case 'several':
          return `ali há vários achados (${why.found.join(', ')}); diga qual, com ARQUIVO:LINHA:COLUNA ou --type`;
        case 'no-key':
          return 'não está sob chave nem em coluna';
        case 'key-holds-data':
          return 'a própria chave contém dados pessoais, então ela não é anotada';
        case 'path-holds-data':
          return 'o próprio caminho contém dados pessoais, então ele não é anotado; --everywhere não precisa dele';
        case 'glob-misses':
          return 'o padrão de --paths não corresponde ao próprio arquivo; ele é relativo à pasta do biombo.jsonc';
        case 'no-home':
          return 'o ambiente não indica pasta para as suas próprias entradas (XDG_CONFIG_HOME, HOME ou APPDATA)';
        case 'other-config':
          return 'ali vale outro biombo.jsonc';
      }
    },
  },
  mask: {
    summary({ files, replaced, byType, inKeys, inPaths, failed, hidden, skipped, errors }) {
      const types = Object.entries(byType).sort(([a], [b]) => (a < b ? -1 : 1));
      const each = types.map(([type, n]) => `${type} ${numbers.format(n)}`).join(', ');
      const parts = [
        `${count(replaced, 'substituído', 'substituídos')} em ${count(files, 'arquivo', 'arquivos')}${each && ` (${each})`}`,
      ];
      if (inPaths > 0) {
        parts.push(`${count(inPaths, 'ficou', 'ficaram')} em nomes de arquivos e pastas`);
      }
      if (inKeys > 0) {
        parts.push(`${count(inKeys, 'ficou', 'ficaram')} em chaves de JSON; --keys substitui também ali`);
      }
      if (failed > 0) parts.push(count(failed, 'não pôde ser substituído', 'não puderam ser substituídos'));
      if (hidden > 0)
        parts.push(
          count(
            hidden,
            'ficou porque a configuração ou um comentário o oculta',
            'ficaram porque a configuração ou comentários os ocultam',
          ),
        );
      if (skipped > 0) parts.push(count(skipped, 'arquivo pulado', 'arquivos pulados'));
      if (errors > 0)
        parts.push(count(errors, 'com erro de leitura ou escrita', 'com erros de leitura ou escrita'));
      return parts.join('; ');
    },
    cancelled: 'interrompido; o arquivo da vez ficou como estava',
    freshKey: `nenhuma chave foi informada para os valores fictícios, então vale uma nova: outra execução dará outros valores. Defina BIOMBO_SURROGATE_KEY ou --key-file para ter os mesmos em toda parte; isto gera uma chave: ${MAKE_KEY}`,
    noted: (config) => `Os valores fictícios estão anotados em ${config}, para que nenhuma busca os aponte.`,
    notNoted:
      'os valores fictícios não foram anotados, então uma busca os apontará; --in-place e --output os anotam em biombo.jsonc',
  },
  hook: {
    installed: (path) => `O hook pre-commit está instalado: ${path}`,
    alreadyInstalled: (path) => `O hook pre-commit já estava instalado: ${path}`,
    uninstalled: (path) => `O hook pre-commit foi removido: ${path}`,
    notInstalled: (path) => `Não há hook do Biombo em: ${path}`,
    refused(path, why, line) {
      const reason = {
        managed:
          'um programa que cuida dos hooks, como husky, pre-commit ou lefthook, o reescreve; passe o comando a ele',
        shebang: 'não é um script de shell',
        symlink: 'é um link simbólico para um arquivo em outro lugar',
        'not-executable': 'não é executável, então o git não o executa, e acrescentar algo o ativaria',
        damaged: 'só uma das duas linhas em torno do bloco do Biombo está lá',
        'not-a-file': 'não é um arquivo',
      }[why];
      return `${path} ficou como estava: ${reason}.${line && `\nPara procurar antes de cada commit, faça-o executar:\n  ${line}`}`;
    },
    comment: 'Impede um commit que acrescenta dados pessoais. Escrito por "biombo hook install".',
    stopped:
      'biombo: o commit foi impedido. Mascare os dados ou marque como falso positivo o que não é dado pessoal; "git commit --no-verify" faz o commit mesmo assim.',
    commandMissing:
      'biombo: o comando que procura dados pessoais não foi encontrado, e por isso o commit foi impedido. Execute "biombo hook install" de novo; "git commit --no-verify" faz o commit mesmo assim.',
  },
};
