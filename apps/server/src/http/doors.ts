import { mcpPath, resourceMetadataPath } from '../features/agents/addresses.ts'
import { connectorHookPath } from '../features/connectors/peer/hook-path.ts'
import { scimPath } from '../features/scim/answer-scim.ts'
import { xeroHookPath } from '../features/xero/answer-hook.ts'
import { echoPath } from './echo-sockets.ts'
import { healthPath } from './health.ts'
import { metricsPath } from './metrics.ts'

/**
 * The ways in beside the operations of the contract, each with an address where it answers. `app.ts` serves these and the
 * operations alone; `other-doors.test.ts` has odd requests for each, as the fuzzer has for the operations.
 */
export const otherDoors = {
  /** Directories that provision people. */
  scim: `${scimPath}/Users`,
  /** Connected systems, which tell of changes. */
  connectorHooks: `${connectorHookPath}/00000000-0000-4000-8000-000000000000`,
  /** Xero, which tells of changes. */
  xeroHooks: xeroHookPath,
  /** Agents, by the Model Context Protocol. */
  agents: mcpPath,
  /** Programs of agents, which sign in by OAuth. */
  agentSignIn: resourceMetadataPath,
  /** Those who watch whether the server answers. */
  health: `${healthPath}/live`,
  /** Prometheus, which asks for figures. */
  metrics: metricsPath,
  /** The reference of the API, the contract for tools, and the help center. */
  reference: '/api/openapi.json',
  /** The web app. */
  pages: '/',
} as const
export type OtherDoor = keyof typeof otherDoors

/** Paths where another protocol takes a connection over. */
export const socketDoors = [echoPath] as const
