import { expect, it } from 'vitest'
import { haveSecondFactor } from './profile.ts'

it.each([
  [['pwd'], false],
  [['hwk'], false],
  [['sms'], false],
  [['otp'], false],
  [['fpt'], false],
  [['hwk', 'sms', 'otp'], false],
  [['pwd', 'pin'], false],
  [['unknown', 'toString'], false],
  [['pwd', 'sms'], true],
  [['PWD', 'OTP'], true],
  [['hwk', 'fpt'], true],
  [['pwd', 'mfa'], true],
  [['mfa'], true],
  [['hw\u212a', 'pwd'], false],
  [['urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport'], false],
  [['urn:oasis:names:tc:SAML:2.0:ac:classes:TimeSyncToken'], false],
  [['https://refeds.org/profile/mfa'], true],
])('a sign-in by %j counts as one with two factors only where it says so: %s', (ways, expected) => {
  expect(haveSecondFactor(ways)).toBe(expected)
})
