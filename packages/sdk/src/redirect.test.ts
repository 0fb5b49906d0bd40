import { expect, it } from 'vitest'
import { safeRedirect } from './redirect.ts'

it.each([
  '/',
  '/projects',
  '/projects?status=DRAFT#top',
  '/a//b',
  '/?redirect=//evil',
  '/%E4%BA%BA',
  '/a%2Fb?next=%2F%2Fevil',
])('[auth.redirect] the redirect %j is accepted', (target) => {
  expect(safeRedirect(target, '/tasks')).toBe(target)
})

it.each([
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\/evil.example'],
  ['/%2Fevil.example'],
  ['/%2fevil.example'],
  ['/%252fevil.example'],
  ['/%5Cevil.example'],
  ['/%09/evil.example'],
  ['%2F%2Fevil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\u0000/projects'],
  [' /projects'],
  ['projects'],
  [''],
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  [undefined],
  [null],
  [7],
  [['/projects']],
  [{ toString: () => '/projects' }],
])('[auth.redirect] the redirect %j is refused', (target) => {
  expect(safeRedirect(target, '/tasks')).toBe('/tasks')
  expect(safeRedirect(target)).toBe('/')
})

it('[auth.redirect] a remembered address is checked as well', () => {
  expect(safeRedirect(undefined, '//evil.example')).toBe('/')
})
