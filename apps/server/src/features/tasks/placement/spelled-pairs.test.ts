import type { AvailableTaskPage } from '@dragoman/sdk/operations/tasks'
import type { EligibleLinguist, UserPage } from '@dragoman/sdk/operations/users'
import { describe, expect, test } from 'vitest'
import { claimants } from '../../notifications/facts.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { createPerson } from '../../../testing/people.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { seedWork } from '../../../testing/work.ts'
import { loadDelivered, pairKey } from './linguist-records.ts'

const app = await openTestApp()
const { manager, place } = app.people
const linguist = (name: string, target: string) =>
  createPerson(app.app.services, place, name, { roles: ['VENDOR'], pairs: [['en', target]], member: true })

const plain = await linguist('Pola Plain', 'pl')
const regional = await linguist('Rene Regional', 'pl_pl')
const taiwanese = await linguist('Ting Taiwanese', 'zh_tw')

const seed = (targetLocale: string, task = {}) =>
  seedWork(app.db, app.people, { targetLocale, steps: ['TRANSLATION'], task })
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).toSorted()

describe.each(['pl', 'pl_pl'])('a task into %s', (target) => {
  test('is offered to linguists of both spellings, who can claim it', async () => {
    for (const person of [plain, regional]) {
      const { taskIds } = await seed(target)
      const [id = ''] = taskIds
      const { content } = bodyOf<AvailableTaskPage>(await app.call(person, 'GET', '/api/v3/task/available'))
      expect(content.map(({ uuid }) => uuid)).toContain(id)
      bodyOf(await app.call(person, 'POST', `/api/v3/task/${id}/assignment/${person.id}`))
    }
  })

  test('has both as eligible linguists and tells both of it, and no one of another language', async () => {
    const { taskIds } = await seed(target)
    const [id = ''] = taskIds
    const linguists = bodyOf<EligibleLinguist[]>(
      await app.call(manager, 'GET', `/api/v3/user/task/${id}/eligible-linguists`),
    )
    const able = linguists.filter(({ eligible }) => eligible).map(({ user }) => user)
    expect(names(able)).toEqual([plain.name, regional.name])
    const told = await claimants(app.db, place.orgUnitId, [id])
    expect([...told.keys()].toSorted()).toEqual([plain.id, regional.id].toSorted())
    bodyOf(await app.call(manager, 'POST', `/api/v3/task/${id}/assignment/${regional.id}`))
  })
})

test('a task into zh_hant is offered where zh_tw is translated, and one into zh_cn is not', async () => {
  const traditional = await seed('zh_hant')
  const simplified = await seed('zh_cn')
  const told = await claimants(app.db, place.orgUnitId, [...traditional.taskIds, ...simplified.taskIds])
  expect(told).toEqual(new Map([[taiwanese.id, traditional.taskIds]]))
})

test('a list of people finds a language in both spellings', async () => {
  for (const asked of ['targetLanguages=pl_pl', 'sourceLanguage=en&targetLanguages=pl', 'filter=target:pl_pl']) {
    const { content } = bodyOf<UserPage>(await app.call(manager, 'GET', `/api/v3/user?${asked}`))
    expect([asked, ...names(content)]).toEqual([asked, plain.name, regional.name])
  }
})

test('past work in one spelling counts in the other', async () => {
  const done = { status: 'DELIVERED', assigneeId: taiwanese.id }
  await seed('zh_hant', done)
  await seed('zh_tw', done)
  const delivered = await loadDelivered(app.db, [taiwanese.id])
  expect(delivered.get(pairKey(taiwanese.id, 'en', 'zh_hant'))).toBe(2)
  expect(delivered.get(pairKey(taiwanese.id, 'en', 'zh_tw'))).toBe(2)
  expect(delivered.get(pairKey(taiwanese.id, 'en', 'zh_cn'))).toBeUndefined()
})
