import { expect, it } from 'vitest'
import { decrypted, encrypted, type Encrypted } from './encrypted.ts'

const key = 'a key of more than thirty-two characters'

it.each(['JBSWY3DPEHPK3PXP', 'päß🔑', 'x'.repeat(10_000)])(
  'an encrypted value decrypts to the same text: %#',
  (text) => {
    const value = encrypted(text, key, 'mfa')
    expect(decrypted(value, key, 'mfa')).toBe(text)
    expect(value).toMatch(/^v2\.[0-9a-f]{12}\.[\w-]+$/)
    expect(value).not.toContain(text)
  },
)

it('a text that the former key encrypted is read as long as the server has that key', () => {
  const next = 'another key of more than thirty-two characters'
  const value = encrypted('JBSWY3DPEHPK3PXP', key, 'mfa')
  expect(decrypted(value, [next, key], 'mfa')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => decrypted(value, next, 'mfa')).toThrow('another secret key')
})

it('a text of an earlier version, which names no key, is read', () => {
  const text = 'v1.XYYOlUYM_vZfktBbODkRdcqYLxgp4fA5RQY1GL8D00JWO1M'
  expect(decrypted(text as Encrypted, [`${key}!`, key], 'mfa')).toBe('earlier')
})

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
  expect(() => read(encrypted('secret', key, 'mfa'))).toThrow(
    /authenticate|authentication tag|initialization vector|another secret key/i,
  )
})
