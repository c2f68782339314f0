/**
 * Examples of secrets. Tokens are put together, so that whoever looks for secrets in this repository or in what is built
 * from it does not take them for real ones.
 */
import type { AnchoredIdentifier } from '../identifier.ts';

const AMAZON = ['AKIA', 'V2XBNLC5ZVKXSNXB'].join('');
const GITHUB = ['ghp', 'sv0R2zvx7onCKLrRRpo8yz2UXXEzAZCb28oy'].join('_');
const TELEGRAM = ['8064704785', 'AAXAL5YitXURPiH2KWe6RAOHxKIzfXonPZd'].join(':');
const WEB_TOKEN = [
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
  'eyJzdWIiOiI0ODIxIiwibm9tZSI6IkJpYSJ9',
  'qnOdzGg7nVI_gh_Ym_OV46TGyZ9pnaFJccNMSuZDPW2',
].join('.');
const PRIVATE_KEY = [
  '-----BEGIN PRIVATE KEY-----',
  'l+iDql/VjpZ+Y/zM8qRO7TETibM2PX7XshhWBiHj',
  '-----END PRIVATE KEY-----',
].join('\n');

export const EXAMPLES: AnchoredIdentifier['examples'] = {
  found: [
    {
      text: `AWS_ACCESS_KEY_ID=${AMAZON}`,
      value: AMAZON,
      confidence: 'certain',
    },
    {
      text: `git push https://ana:${GITHUB}@github.com/x`,
      value: GITHUB,
      confidence: 'certain',
    },
    {
      text: `curl -H "Authorization: Bearer ${WEB_TOKEN}"`,
      value: WEB_TOKEN,
      confidence: 'certain',
    },
    { text: 'senha: Caju#2031', value: 'Caju#2031', confidence: 'certain' },
    { text: 'A senha do Wi-Fi é "caju2031".', value: 'caju2031', confidence: 'likely' },
    { text: 'db.password=t4manco_azul', value: 't4manco_azul', confidence: 'certain' },
    { text: 'login ana, senha Tamanco@48', value: 'Tamanco@48', confidence: 'likely' },
    { text: 'senha: "DnTEqpMHsnUjzq8"', value: 'DnTEqpMHsnUjzq8', confidence: 'certain' },
    { text: 'senha: "codTDnzhDj"', value: 'codTDnzhDj', confidence: 'likely' },
    { text: 'senha: "X7d3tg858LfZpmo"', value: 'X7d3tg858LfZpmo', confidence: 'certain' },
    { text: 'Senha: 739204', value: '739204', confidence: 'possible' },
    { text: 'senha: Caju#Azul', value: 'Caju#Azul', confidence: 'likely' },
    { text: 'senha = neblina-caju-86', value: 'neblina-caju-86', confidence: 'likely' },
    {
      text: "api_key = '473a178a4d65a4220c250d54c648c01c'",
      value: '473a178a4d65a4220c250d54c648c01c',
      confidence: 'certain',
    },
    { text: 'postgres://ana:t4manco9@banco:5432/clinica', value: 't4manco9', confidence: 'likely' },
    {
      text: `bot ${TELEGRAM} no ar`,
      value: TELEGRAM,
      confidence: 'certain',
    },
    {
      text: `${PRIVATE_KEY}\n`,
      value: PRIVATE_KEY,
      confidence: 'certain',
    },
  ],
  clean: [
    { text: 'tokens: ^14.0.10, token: ~12.0.31, token: >=10.20.3', why: 'versions' },
    { text: 'senha: ***, password=changeme1, token: xxxxxxxxxxxxxxxx1', why: 'placeholders' },
    { text: 'password: $DB_PASSWORD_1, senha={{ senha1 }}, senha: <senha2>', why: 'templates' },
    { text: 'password = process.env.DB_PASS1; secret: DB_SECRET_2', why: 'where the secret is kept' },
    { text: 'Senha: Obrigatória! password: string, password = getToken()', why: 'words and code' },
    { text: 'Senha: 145, guichê 3', why: 'a ticket in a queue' },
    { text: 'A senha deve ter 8 caracteres, de 2 tipos', why: 'a rule for passwords' },
    { text: 'const tokenAlgorithm = "JsonWebTokenAlgorithms.ES256"', why: 'the name of something' },
    { text: 'passwordHash: sha256, token: oauth2', why: 'algorithms and protocols' },
    { text: 'o token expira em: 2031-04-12T10:00', why: 'a date' },
    { text: 'A senha do Wi-Fi é "****". entrada=2031-04-12T10:30:00', why: 'the value is hidden before' },
    { text: 'A senha do Wi-Fi é "****". entrada=****T10:30:00', why: 'the same, and a hidden date' },
    { text: 'senha=\\*\\*\\*\\*T10:30:00', why: 'a value hidden in Markdown' },
    { text: 'AKIAEXAMPLEEXAMPLE77', why: 'an example by its own name' },
    { text: 'commit 473a178a4d65a4220c250d54c648c01c5f70812a', why: 'a hash without a label' },
  ],
};
