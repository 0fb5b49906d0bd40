import { describe, expect, it } from 'vitest'
import { HttpError } from './errors.ts'
import { update } from './generated/users.ts'
import { ifMatch, outdatedBy, versionOf } from './versions.ts'

const facts = { operationId: 'users.update', attempts: 1 }

describe('versions', () => {
  it.each([
    ['a version', { version: 'a1', uuid: 'u' }, 'a1'],
    ['a number', { version: 3 }, '3'],
    ['an id where there is no version', { uuid: 'u' }, 'u'],
    ['a list', [{ version: 'a' }, { uuid: 'b' }], 'a,b'],
    ['an empty list', [], 'none'],
    ['nothing', null, 'none'],
  ])('the version of %s', (_, read, version) => {
    expect(versionOf(read)).toBe(version)
    expect(ifMatch(read)).toEqual({ 'If-Match': version })
  })

  it('a refused write gives the present state, and other errors give none', () => {
    const data = { present: { name: 'Anna' }, changedAt: 1 }
    const outdated = new HttpError(409, { message: 'Changed', code: 'OUTDATED', data }, facts)
    expect(outdatedBy(update, outdated)?.present.name).toBe('Anna')
    expect(outdatedBy(update, new HttpError(409, { message: 'No', code: 'CONFLICT', data }, facts))).toBeUndefined()
    expect(outdatedBy(update, new Error('No'))).toBeUndefined()
  })
})
