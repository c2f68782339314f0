import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { Fingerprinter, saltFrom } from '../../../shared/policy/fingerprint.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

it('writes a salt as base64url', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, i) => 255 - i * 7);
  expect(saltFrom(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
});

it.each([
  ['cpf', '52998224725'],
  ['email', 'joão@exemplo.com.br'],
  ['x', '\uD800'],
])('is the head of HMAC-SHA-256 over type and value: %s', (type, value) => {
  const digest = createHmac('sha256', 'the-salt').update(`${type}\0${value}`).digest();
  const bits = digest.readUIntBE(0, 3) >> 4;
  const letters = [15, 10, 5, 0].map((shift) => ALPHABET[(bits >> shift) & 31]).join('');
  expect(new Fingerprinter('the-salt').of(type, value)).toEqual({
    short: letters,
    long: digest.subarray(0, 6).toString('base64url'),
  });
});
