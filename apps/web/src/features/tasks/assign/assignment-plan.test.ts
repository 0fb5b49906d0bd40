import type { Task } from '@dragoman/sdk/operations/tasks'
import type { EligibleLinguist } from '@dragoman/sdk/operations/users'
import { describe, expect, it } from 'vitest'
import { assignable, demandOf, linguistChoices, representatives } from './assignment-plan.ts'

const task = (uuid: string, targetLanguage: string, status: Task['status'] = 'PENDING') =>
  ({
    uuid,
    status,
    project: { uuid: 'p' },
    workflow: { code: 'TRANSLATION' },
    workUnit: { sourceLanguage: 'en', targetLanguage },
  }) as Task

const linguist = (uuid: string, ...blockedBy: string[]): EligibleLinguist => ({
  user: { id: 1, uuid, name: uuid },
  eligible: blockedBy.length === 0,
  blockedBy,
  openTasks: 0,
})

const spanish = [task('1', 'es'), task('2', 'es')]
const arabic = task('3', 'ar')
const answers = new Map([
  [demandOf(arabic), [linguist('layla'), linguist('lucia', 'LANGUAGE_PAIR'), linguist('jonas', 'LANGUAGE_PAIR')]],
  [demandOf(spanish[0]!), [linguist('layla'), linguist('lucia'), linguist('jonas', 'LANGUAGE_PAIR', 'ORG_UNIT')]],
])

it('asks once for tasks that the same people may do', () => {
  expect(representatives([...spanish, arabic]).map(({ uuid }) => uuid)).toEqual(['2', '3'])
})

it('gives only what is open to somebody', () => {
  const states = ['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'INVOICED', 'CANCELLED'] as const
  expect(assignable(states.map((status) => task(status, 'es', status))).map(({ uuid }) => uuid)).toEqual(['PENDING'])
})

describe('the choice of a linguist', () => {
  const choices = linguistChoices([...spanish, arabic], answers)

  it('has those first who may do most', () => {
    expect(choices.map(({ linguist: { user }, fits }) => [user.uuid, fits.length])).toEqual([
      ['layla', 3],
      ['lucia', 2],
      ['jonas', 0],
    ])
  })

  it('tells of somebody what is known where a task fits', () => {
    const [, lucia] = linguistChoices([arabic, ...spanish], answers)
    expect(lucia!.linguist).toMatchObject({ user: { uuid: 'lucia' }, eligible: true })
  })

  it('names once what keeps somebody from the rest', () => {
    expect(choices.map(({ blockedBy }) => blockedBy)).toEqual([[], ['LANGUAGE_PAIR'], ['LANGUAGE_PAIR', 'ORG_UNIT']])
  })
})
