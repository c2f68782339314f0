/** Spellings of the identifiers that read tokens, one by one: what is found in each, and what is not. */
import { isValidIban, isValidNfeKey, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import { describe, expect, test } from 'vitest';
import { nfeKey } from '../../../shared/identifiers/br/nfe-key.ts';
import { pixKey } from '../../../shared/identifiers/br/pix-key.ts';
import type { Match } from '../../../shared/identifiers/identifier.ts';
import { iban } from '../../../shared/identifiers/intl/iban.ts';
import { ip } from '../../../shared/identifiers/intl/ip.ts';
import { mac } from '../../../shared/identifiers/intl/mac.ts';
import { secret } from '../../../shared/identifiers/intl/secret.ts';
import { scan } from '../../../shared/scan.ts';
import { corrupted, seededDice } from './judging.ts';

type Table = readonly (readonly [text: string, ...found: string[]])[];

// Put together, so that nobody who looks for secrets takes them for real ones.
const SLACK = ['xoxb', '191859444316', '455515844851', 'UL4WBUlaZGErejcY6mdV5qAp'].join('-');
const STRIPE = ['sk', 'live', 'MzesZQLkDBpmN2vdABPPkM39'].join('_');
const TELEGRAM = ['8064704785', 'AAXAL5YitXURPiH2KWe6RAOHxKIzfXonPZd'].join(':');

const CASES: Readonly<Record<string, Table>> = {
  iban: [
    ['IBAN: BR14 6726 0574 9277 6043 8277 207F 2.', 'BR14 6726 0574 9277 6043 8277 207F 2'],
    [
      'IBAN\u00a0BR14\u00a06726\u00a00574\u00a09277\u00a06043\u00a08277\u00a0207F\u00a02',
      'BR14\u00a06726\u00a00574\u00a09277\u00a06043\u00a08277\u00a0207F\u00a02',
    ],
    ['br1467260574927760438277207f2', 'br1467260574927760438277207f2'],
    [
      'ＢＲ１４６７２６０５７４９２７７６０４３８２７７２０７Ｆ２',
      'ＢＲ１４６７２６０５７４９２７７６０４３８２７７２０７Ｆ２',
    ],
    ['(FR8075218951643149512927750)', 'FR8075218951643149512927750'],
    ['IT58L9074543682302848956015;', 'IT58L9074543682302848956015'],
    ['NO95 5894 0657 253 e NO95', 'NO95 5894 0657 253'],
    ['BR1467260574927760438277207F3'],
    ['BR14672605749277604382772072'],
    ['BR14 6726 0574 9277 6043 8277 207F 2A'],
    ['BR14--67260574927760438277207F2'],
    ['XX1467260574927760438277207F2'],
    ['IBAN BR'],
  ],
  ip: [
    ['de 189.6.24.10, 200.147.35.149.', '189.6.24.10', '200.147.35.149'],
    ['189.6.24.10/32 e 189.6.24.11:8080', '189.6.24.10', '189.6.24.11'],
    ['IP 1.2.3.4', '1.2.3.4'],
    ['2804:14C:65:9F3A:0:0:1:1B2C', '2804:14C:65:9F3A:0:0:1:1B2C'],
    ['2804:14c::', '2804:14c::'],
    ['2804:14c:65::1.', '2804:14c:65::1'],
    ['2804:14c:65::1/128', '2804:14c:65::1'],
    ['1.2.3.4'],
    ['189.06.24.10'],
    ['189.6.24'],
    ['189.6.24.10.5'],
    ['189.6.24.256'],
    ['189.6.24.10-189.6.24.20'],
    ['189.6.24.10/28'],
    ['189.6.24.10px'],
    ['x189.6.24.10'],
    ['100.64.3.9 172.31.9.8 169.254.3.9 224.0.0.251 198.19.4.4 192.0.2.44 198.51.100.7'],
    ['firmware 189.6.24.10'],
    ['2804:14c:65::1/48'],
    ['2804:14c:65'],
    ['2804:14c::65::1'],
    ['2804:14c:65:9f3a:0:0:1:1b2c:9'],
    ['fd12:3456:789a::1 ff02::1 3fff:0f::1'],
    ['std::2001::x'],
  ],
  mac: [
    ['3C:06:30:1F:AA:9B', '3C:06:30:1F:AA:9B'],
    ['aa:bc:cc:dd:ee:f1', 'aa:bc:cc:dd:ee:f1'],
    ['(3c-06-30-1f-aa-9b)', '3c-06-30-1f-aa-9b'],
    ['3c06.301f.aa9b.', '3c06.301f.aa9b'],
    ['mac address: 3c06301faa9b', '3c06301faa9b'],
    ['3c:06:30-1f:aa:9b'],
    ['3c:06:30:1f:aa'],
    ['3c:06:30:1f:aa:9b:77'],
    ['3c:06:30:1f:aa:9'],
    ['3c06.301f.aa9b.77c1'],
    ['3d:06:30:1f:aa:9b'],
    ['10:20:30:40:50:60'],
    ['3c06301faa9b'],
  ],
  'pix-key': [
    ['pix:00fb8673-8b42-4835-a84f-3e32248c1e89', '00fb8673-8b42-4835-a84f-3e32248c1e89'],
    ['Chave\n00fb8673-8b42-4835-a84f-3e32248c1e89', '00fb8673-8b42-4835-a84f-3e32248c1e89'],
    ['EVP 00fb8673-8b42-4835-a84f-3e32248c1e89', '00fb8673-8b42-4835-a84f-3e32248c1e89'],
    ['pix 00fb8673-8b42-4835-a84f-3e32248c1e8'],
    ['pix 00fb8673-8b42-4835-a84f-3e32248c1e891'],
    ['chave de API: 00fb8673-8b42-4835-a84f-3e32248c1e89'],
    ['a chave da linha: 00fb8673-8b42-4835-a84f-3e32248c1e89'],
    ['id da transação pix: 00fb8673-8b42-4835-a84f-3e32248c1e89'],
    [
      // Wrapped by an e-mail.
      '00020126580014br.gov.bcb.pix013600fb8673-8b42-4835-a84f-3e32248c1e89520400005303986540548.905802BR5909Bia\n Prado6005Natal62070503***6304F137\nObrigada',
      '00020126580014br.gov.bcb.pix013600fb8673-8b42-4835-a84f-3e32248c1e89520400005303986540548.905802BR5909Bia\n Prado6005Natal62070503***6304F137',
    ],
    [
      // Cut off: what is there of it.
      'pix 00020126580014br.gov.bcb.pix013600fb8673-8b42-4835-a84f-3e32248c1e8952040000 ok',
      '00020126580014br.gov.bcb.pix013600fb8673-8b42-4835-a84f-3e32248c1e8952040000',
    ],
    [
      // The key was masked by hand: the lengths are wrong and something is left.
      'pix 00020126360014br.gov.bcb.pix0114[FONE]5204000053039865802BR5913CLINICA FICTICIA6011JOAO PESSOA62070503***6304A254 ok',
      '00020126360014br.gov.bcb.pix0114[FONE]5204000053039865802BR5913CLINICA FICTICIA6011JOAO PESSOA62070503***6304A254',
    ],
    ['0002012658'],
    ['pedido 000201265800'],
  ],
  'nfe-key': [
    ['35260700081876291699559296529276351884816300', '35260700081876291699559296529276351884816300'],
    [
      '3526.0700.0818.7629.1699.5592.9652.9276.3518.8481.6300',
      '3526.0700.0818.7629.1699.5592.9652.9276.3518.8481.6300',
    ],
    [
      'chave nfe: 35260700081876291699559296529276351884816301',
      '35260700081876291699559296529276351884816301',
    ],
    ['352607000818762916995592965292763518848163001'],
    ['3526070008187629169955929652927635188481630'],
    ['35260700081876291699559296529276351884816301'],
    ['35261300081876291699559296529276351884816300'],
    ['3526 0700  0818 7629 1699 5592 9652 9276 3518 8481 6300'],
  ],
  secret: [
    ['senha: Caju#Azul', 'Caju#Azul'],
    ['Senha de acesso\nipê1655!', 'ipê1655!'],
    ['a senha do wifi é neblina-ipê-63', 'neblina-ipê-63'],
    ['senha = neblina-caju-86', 'neblina-caju-86'],
    ['password="tamanco@!azul"', 'tamanco@!azul'],
    [`password = 'ab"c9X!kd"Zq7'`, 'ab"c9X!kd"Zq7'],
    [`login("senha", "x"); senha = "ab'c9X!kd"`, "ab'c9X!kd"],
    ['password = "ab\\"c9X!kd"; x = "y"', 'ab\\"c9X!kd'],
    ["password = 'ab''c9X!kd'; x = 'y'", "ab''c9X!kd"],
    ['password = "Caju#Azul\\"Rio"', 'Caju#Azul\\"Rio'],
    ['x = "{\\"password\\": \\"ab9X!kdZq7\\"}"', 'ab9X!kdZq7'],
    ["senha='Kx9!ab';x='aXk2!LmQ8zPw'", 'Kx9!ab'],
    ['token: qwXrTbnKzPvLsdGhJkMWcRtY', 'qwXrTbnKzPvLsdGhJkMWcRtY'],
    ['Senha: Obrigatória! Senha: esqueci?! password: string, password = getToken()'],
    ['senha: <senha> password: $DB_PASS password: your-password senha: *** senha: changeme'],
    ['token: ana@correio.com.br senha: --verbose-mode password=?a&b='],
    ['glpat-hXJ7s7yQxZ1x5dW1NwXy', 'glpat-hXJ7s7yQxZ1x5dW1NwXy'],
    [SLACK, SLACK],
    [`"${STRIPE}"`, STRIPE],
    ['key=AIzaZVe8JiXltuTFfIezo8GtRGCMxKnczfTVMUV', 'AIzaZVe8JiXltuTFfIezo8GtRGCMxKnczfTVMUV'],
    [
      'APP_USR-5301462574172722-246183-0f444a9a3d92733f521088bfe5acac80-067010959',
      'APP_USR-5301462574172722-246183-0f444a9a3d92733f521088bfe5acac80-067010959',
    ],
    ['npm_4SCiFXYnCC3sLK1g7NdRUJrTr8C8CPpUVs3E.', 'npm_4SCiFXYnCC3sLK1g7NdRUJrTr8C8CPpUVs3E'],
    [`https://api.telegram.org/bot${TELEGRAM}/getMe`, TELEGRAM],
    ['Senha provisória (trocar): Caju!2031', 'Caju!2031'],
    ['**Senha:** `Caju#2031`', 'Caju#2031'],
    ['Senha: **Caju#2031**', 'Caju#2031'],
    ['<senha>caju2031</senha>', 'caju2031'],
    ['?login=ana&senha=caju2031&x=1', 'caju2031'],
    ['Server=b;User Id=ana;Password=caju2031;', 'caju2031'],
    ['senha_banco=caju2031', 'caju2031'],
    ['client_secret: xvcgzgYmVDrQEwt5TISH2JQ5xGile5xY5TtmwyOx', 'xvcgzgYmVDrQEwt5TISH2JQ5xGile5xY5TtmwyOx'],
    ['Authorization: Basic YW5hOnQ0bWFuY285YXp1bA==', 'YW5hOnQ0bWFuY285YXp1bA=='],
    ['amqp://ana:t4manco9@fila/', 't4manco9'],
    [
      '"key": "-----BEGIN EC PRIVATE KEY-----\\nl+iDql/VjpZ+Y/zM8qRO7TETibM2PX7XshhWBiHj\\n-----END EC PRIVATE KEY-----"',
      '-----BEGIN EC PRIVATE KEY-----\\nl+iDql/VjpZ+Y/zM8qRO7TETibM2PX7XshhWBiHj\\n-----END EC PRIVATE KEY-----',
    ],
    ['-----BEGIN PUBLIC KEY-----\nl+iDql/VjpZ+Y/zM8qRO7TETibM2PX7XshhWBiHj\n-----END PUBLIC KEY-----'],
    ['chave pública: xvcgzgYmVDrQEwt5TISH2JQ5xGile5xY5TtmwyOx'],
    ['ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1'],
    ['eyJ1.eyJ2.x'],
    ['senha: 12/05/2031'],
    ['senha: 123456'],
    ['senha: 1.250,00'],
    ['senha: ~/.ssh/chave1.pem'],
    ['password: your_password_1'],
    ['password=$1'],
    ['RESET_PASSWORD = 739204'],
    ['if (password === senha_2)'],
    ['token: newToken2'],
    ['token: 739204'],
    ['secret: arn:aws:secretsmanager:sa-east-1:1234:x'],
    ['http://localhost:8080/u@x1'],
    ['http://ana:x1@servidor'],
  ],
  username: [
    ['IG @bia.prado.', '@bia.prado'],
    ['Instagram\n@bia_prado', '@bia_prado'],
    ['insta: @bia_prado, @caio.mota', '@bia_prado', '@caio.mota'],
    ['Instagram: @ab'],
    [`Instagram: @${'a'.repeat(31)}`],
    ['twitter @ana@servidor.social'],
    ['instagram.com/bia_prado', 'bia_prado'],
    ['https://www.instagram.com/bia.prado/?hl=pt', 'bia.prado'],
    ['https://www.linkedin.com/in/bia-prado-482/', 'bia-prado-482'],
    ['https://facebook.com/events/482 instagram.com/p/Cx48 linkedin.com/company/loja'],
    ['https://github.com/loja/pacote'],
    ['o twitter dela, @bia_prado, está aberto', '@bia_prado'],
    ['Siga o perfil @bia_prado no Instagram', '@bia_prado'],
    ['@bia_prado (TikTok)', '@bia_prado'],
    ['usuário: bia.prado, login=bia_prado48, user: root', 'bia.prado', 'bia_prado48'],
    ['login = req.body.login; user: node.name.js; usuário: sistema'],
    ['telegram: nenhum; @bia_prado', '@bia_prado'],
  ],
};

describe.each(Object.keys(CASES))('%s', (type) => {
  test.each(CASES[type] ?? [])('%s', (text, ...found) => {
    const spans = scan(text, 'plaintext').filter((finding) => finding.type === type);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(found);
  });
});

test('under a key: the whole value, without a word before it', () => {
  const match: (text: string, at: number, lo: number, hi: number, keyed?: boolean) => Match | undefined =
    secret.match;
  const at = (text: string) => match(text, 0, 0, text.length, true);
  expect(at('caju2031')).toMatchObject({ start: 0, end: 8, level: 'likely' });
  expect(at('Caju#2031')).toMatchObject({ start: 0, end: 9, level: 'certain' });
  expect(at('4096')).toBeUndefined();
  expect(at('2031 a 2032')).toBeUndefined();
});

test('normalise: the spellings of one value', () => {
  expect(iban.normalise('br14 6726-0574.9277 6043 8277 207F 2')).toBe('BR1467260574927760438277207F2');
  expect(ip.normalise('::FFFF:189.6.24.10')).toBe('189.6.24.10');
  expect(mac.normalise('3C-06-30-1F-AA-9B')).toBe('3c06301faa9b');
  expect(mac.normalise('3c06.301f.aa9b')).toBe('3c06301faa9b');
  expect(nfeKey.normalise('3526 0700 0818')).toBe('352607000818');
  expect(pixKey.normalise('000201265\n80014')).toBe('00020126580014');
});

describe('against a library that others wrote', () => {
  test('iban of Brazil: no difference', () => {
    const dice = seededDice(41);
    for (let i = 0; i < 2000; i++) {
      const right = iban.surrogate('BR1467260574927760438277207F2', dice);
      for (const value of [right, corrupted(right, dice)]) {
        // The library wants an account holder from 1 to Z; the register allows a 0 there.
        if (value.endsWith('0')) continue;
        expect(iban.match(value, 0, 0, value.length) !== undefined).toBe(isValidIban(value));
      }
    }
  });

  test('nfe-key: what we draw is right, and what is right with a wrong digit is not', () => {
    const dice = seededDice(43);
    for (let i = 0; i < 2000; i++) {
      const key = nfeKey.surrogate('35260700081876291699559296529276351884816300', dice);
      expect(isValidNfeKey(key)).toBe(true);
      const wrong = corrupted(key, dice);
      // The library knows the forms of issue, too.
      if (/^.{34}[08]/.test(wrong)) continue;
      if (nfeKey.match(wrong, 0, 0, wrong.length) !== undefined) expect(isValidNfeKey(wrong)).toBe(true);
    }
  });

  test('payment codes: what we draw is right', () => {
    const dice = seededDice(47);
    const codes = pixKey.examples.found.filter(
      ({ value, confidence }) => value.startsWith('0002') && confidence === 'certain',
    );
    expect(codes.length).toBeGreaterThanOrEqual(2);
    for (const { value } of codes) {
      expect(isValidPixPayload(value)).toBe(true);
      for (let i = 0; i < 200; i++) expect(isValidPixPayload(pixKey.surrogate(value, dice))).toBe(true);
    }
  });
});
