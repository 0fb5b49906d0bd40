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

it('linguists are requested once for tasks with the same requirements', () => {
  expect(representatives([...spanish, arabic]).map(({ uuid }) => uuid)).toEqual(['2', '3'])
})

it('only tasks that the linguist can do are assigned', () => {
  const states = ['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'INVOICED', 'CANCELLED'] as const
  expect(assignable(states.map((status) => task(status, 'es', status))).map(({ uuid }) => uuid)).toEqual(['PENDING'])
})

describe('the choice of a linguist', () => {
  const choices = linguistChoices([...spanish, arabic], answers)

  it('linguists who can do the most tasks come first', () => {
    expect(choices.map(({ linguist: { user }, fits }) => [user.uuid, fits.length])).toEqual([
      ['layla', 3],
      ['lucia', 2],
      ['jonas', 0],
    ])
  })

  it('the facts about a linguist come from a task that they can do', () => {
    const [, lucia] = linguistChoices([arabic, ...spanish], answers)
    expect(lucia!.linguist).toMatchObject({ user: { uuid: 'lucia' }, eligible: true })
  })

  it('each reason against the other tasks is listed once', () => {
    expect(choices.map(({ blockedBy }) => blockedBy)).toEqual([[], ['LANGUAGE_PAIR'], ['LANGUAGE_PAIR', 'ORG_UNIT']])
  })
})
