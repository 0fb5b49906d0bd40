import { expect, it } from 'vitest'
import { decrypted, encrypted, type Encrypted } from './encrypted.ts'

const key = 'a key of more than thirty-two characters'

it.each(['JBSWY3DPEHPK3PXP', 'päß🔑', 'x'.repeat(10_000)])(
  'an encrypted value decrypts to the same text: %#',
  (text) => {
    const value = encrypted(text, key, 'mfa')
    expect(decrypted(value, key, 'mfa')).toBe(text)
    expect(value).toMatch(/^v1\.[\w-]+$/)
    expect(value).not.toContain(text)
  },
)

it('encrypting the same text twice gives different values', () => {
  expect(encrypted('a', key, 'mfa')).not.toBe(encrypted('a', key, 'mfa'))
})

it.each([
  ['another key', (value: Encrypted) => decrypted(value, `${key}!`, 'mfa')],
  ['another purpose', (value: Encrypted) => decrypted(value, key, 'connector')],
  [
    'a changed value',
    (value: Encrypted) =>
      decrypted(`${value.slice(0, -2)}${value.endsWith('AA') ? 'BB' : 'AA'}` as Encrypted, key, 'mfa'),
  ],
  ['no value', () => decrypted('v1.' as Encrypted, key, 'mfa')],
])('decryption refuses %s', (_, read) => {
  expect(() => read(encrypted('secret', key, 'mfa'))).toThrow(/authenticate|authentication tag|initialization vector/i)
})
