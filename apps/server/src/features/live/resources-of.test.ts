import { expect, it } from 'vitest'
import { resourcesOf } from './resources-of.ts'

it.each([
  ['PIPELINE_PAUSED', 'PIPELINE', ['activity', 'journal', 'pipelines']],
  ['WEBHOOK_PAUSED', 'WEBHOOK', ['activity', 'journal', 'webhooks']],
  ['CONNECTOR_RUN_CHANGED', 'CONNECTOR_RUN', ['connectors']],
  ['PRESENCE_CHANGED', 'PRESENCE', ['presence']],
])('pages hear of %s, which no operation records', (event, entityType, resources) => {
  expect([...resourcesOf({ event, entityType })].sort()).toEqual(resources)
})
