import { expect, it } from 'vitest'
import { safeRedirect } from './redirect.ts'

it.each([
  ['/', '/'],
  ['/projects', '/projects'],
  ['/projects?status=DRAFT#top', '/projects?status=DRAFT#top'],
  ['/a//b', '/a//b'],
  ['/?redirect=//evil', '/?redirect=//evil'],
])('accepts %j', (target, expected) => {
  expect(safeRedirect(target, '/tasks')).toBe(expected)
})

it.each([
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\/evil.example'],
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
])('refuses %j', (target) => {
  expect(safeRedirect(target, '/tasks')).toBe('/tasks')
  expect(safeRedirect(target)).toBe('/')
})

it('checks the remembered address as well', () => {
  expect(safeRedirect(undefined, '//evil.example')).toBe('/')
})
