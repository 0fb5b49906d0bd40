import { listSearch, oneOf, text, flag } from '@dragoman/hooks/list'
import { listAddress, uuid } from '../../list/list-state.ts'

/** The state of a list of connections in its address. */
export const connectionsSearch = listSearch({ ...listAddress, tab: oneOf(['runs', 'groups']), changed: flag })
export type ConnectionsAddress = ReturnType<typeof connectionsSearch>

export const connectionTabs = ['overview', 'items', 'languages', 'runs', 'settings'] as const
export type ConnectionTab = (typeof connectionTabs)[number]

/** The steps of setting up a connection, in their order. */
export const setupSteps = ['reach', 'content', 'languages', 'rules', 'try'] as const
export type SetupStep = (typeof setupSteps)[number]

/** Outcomes by what they ask of someone. */
export const outcomeGroups = ['needs', 'done', 'waits', 'idle'] as const
export type OutcomeGroup = (typeof outcomeGroups)[number]

/** The state of a connection's page, with the run and the translation that it shows. */
export const connectionSearch = listSearch({
  tab: oneOf(connectionTabs),
  step: oneOf(setupSteps),
  run: uuid,
  target: uuid,
  outcome: oneOf(outcomeGroups),
  name: text,
  held: flag,
  changed: flag,
})
export type ConnectionAddress = ReturnType<typeof connectionSearch>
