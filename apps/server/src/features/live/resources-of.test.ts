import { expect, it } from 'vitest'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Change } from '../../kernel/change-log.ts'
import { resourcesOf } from './resources-of.ts'
import { showEvent } from './show-event.ts'

it.each([
  ['PIPELINE_PAUSED', 'PIPELINE', ['activity', 'journal', 'pipelines']],
  ['WEBHOOK_PAUSED', 'WEBHOOK', ['activity', 'journal', 'webhooks']],
  ['CONNECTOR_RUN_CHANGED', 'CONNECTOR_RUN', ['connectors']],
  ['GLOSSARY_IMPORTED', 'GLOSSARY', ['activity', 'glossaries', 'glossaryConcepts', 'glossaryTerms', 'journal']],
  ['PRESENCE_CHANGED', 'PRESENCE', ['presence']],
])('pages hear of %s, which no operation records', (event, entityType, resources) => {
  expect([...resourcesOf({ event, entityType })].sort()).toEqual(resources)
})

it.each([
  ['hears of a run', [{ code: 'CONNECTORS_list', active: true }], { id: '7', at: 0, resources: ['connectors'] }],
  ['without it does not', [], undefined],
])('a linguist with a permission for connections %s', (_, permissions, heard) => {
  const session = { user: { id: 'me' }, account: { id: 'here' }, authorities: ['ROLE_VENDOR'], permissions }
  const change = {
    id: 7,
    at: new Date(0),
    accountId: 'here',
    userId: null,
    actorId: null,
    projectId: null,
    concerns: [],
    event: 'CONNECTOR_RUN_CHANGED',
    entityType: 'CONNECTOR_RUN',
    entityId: 'run',
  }
  const sight = () => expect.unreachable()
  expect(showEvent(session as unknown as SignedIn, change as unknown as Change, sight)).toEqual(heard)
})
