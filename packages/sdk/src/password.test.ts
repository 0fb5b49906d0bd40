import { expect, it } from 'vitest'
import { passwordProblems, passwordStrength } from './password.ts'

const person = ['Lucía Romero', 'lucia@dragoman.example']

it.each([
  ['', ['tooShort']],
  ['short', ['tooShort']],
  ['123456789', ['tooShort', 'tooCommon']],
  ['1234567890', ['tooCommon']],
  ['9876543210', ['tooCommon']],
  ['password123', ['tooCommon']],
  ['Password!!!', ['tooCommon']],
  ['qwerty12345', ['tooCommon']],
  ['aaaaaaaaaaaa', ['repeats']],
  ['abababababab', ['repeats']],
  ['lucia2026!!', ['containsName']],
  ['romero-romero', ['containsName']],
  ['lucia likes green apples', []],
  ['correct horse battery staple', []],
  ['päßwörter sind lang', []],
  ['私のパスワードは長い文です', []],
  ['🔑🗝️🔒🔓🧿🪬🎲🎯🎳🎼', []],
])('the password %j has the problems %j', (password, problems) => {
  expect(passwordProblems(password, person)).toEqual(problems)
})

it.each([
  ['password123', 0],
  ['short', 0],
  ['', 0],
  ['brownfoxes', 1],
  ['brown foxes jump', 2],
  ['Brown foxes 7', 3],
  ['correct horse battery staple', 4],
  ['xK9#mQ2$vL7@pR4!wZ', 4],
] as const)('the password %j has the strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
