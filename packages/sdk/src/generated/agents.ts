// Generated from openapi/resources/agents.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** An agent that works for a person over the Model Context Protocol. */
export interface Agent {
  /** Identifier. */
  uuid: string
  /** As the program calls itself. */
  name: string
  /** Whether it may change nothing. */
  readOnly: boolean
  /** When it was connected, epoch ms. */
  createdAt: number
  /** Its last call, epoch ms; absent if it has made none. */
  lastUsedAt?: number
  /** The calls that it may make in a day, in UTC. */
  callsPerDay: number
  /** How many of them may change something. */
  changesPerDay: number
  /** Calls that it has made today. */
  callsToday: number
  /** How many of them could change something. */
  changesToday: number
}

/** The limits of an agent. */
export interface AgentLimits {
  /** The calls that it may make in a day, in UTC. */
  callsPerDay: number
  /** How many of them may change something. */
  changesPerDay: number
}

/** What a program asks for. */
export interface AgentRequest {
  /** As the program calls itself. */
  name: string
  /** The host that the answer goes to; of a program without one, the scheme of its address. */
  host: string
  /** Name of the account that it would work in. */
  account: string
  /** Whether it asks to change something. */
  mayWrite: boolean
  /** The address that leads back to the program with a refusal. */
  refusedUri: string
}

/** What a person allows a program. */
export interface AgentConnect {
  /** The program. */
  clientId: string
  /** Its address. */
  redirectUri: string
  /** The challenge of PKCE. */
  codeChallenge: string
  /** Whether it may change nothing. */
  readOnly: boolean
  /** Goes back to the program as it is. */
  state?: string | undefined
  /** The address that tokens are for. */
  resource?: string | undefined
}

/** The way back to a program. */
export interface AgentReturn {
  /** The address that leads back to the program. */
  redirectUri: string
}

/**
 * List the agents that work for you
 *
 * `GET /api/v3/user/agent` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const list: Operation<NoParams, Agent[]> = /*@__PURE__*/ operation('agents.list', 'GET', '/api/v3/user/agent')

/** What `agents.connect` takes. */
export interface AgentsConnectParams {
  body: AgentConnect
}

/**
 * Let an agent work for you
 *
 * Takes what the program asked for at the authorization page (OAuth 2.1), and gives the address that leads back to it, with a code that it exchanges for tokens. The code works once, for a minute. Only a browser that its own person has signed in can do this.
 *
 * `POST /api/v3/user/agent` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, AGENT_REFUSED, TOO_MANY, a code of any call
 */
export const connect: Operation<AgentsConnectParams, AgentReturn> = /*@__PURE__*/ operation('agents.connect', 'POST', '/api/v3/user/agent', { retry: 'never' })

/** What `agents.ask` takes. */
export interface AgentsAskParams {
  query: {
    /** The program. */
    clientId: string
    /** Its address. */
    redirectUri: string
    /** `code`. */
    responseType?: string | undefined
    /** The challenge of PKCE. */
    codeChallenge?: string | undefined
    /** `S256`. */
    codeChallengeMethod?: string | undefined
    /** `read`, `write`, or both, parted by a space. */
    scope?: string | undefined
    /** Goes back to the program as it is. */
    state?: string | undefined
    /** The address that tokens are for. */
    resource?: string | undefined
  }
}

/**
 * Show what an agent asks for
 *
 * Checks the parameters that a program has sent a browser to the authorization page with (OAuth 2.1).
 *
 * `GET /api/v3/user/agent/request` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, AGENT_REFUSED, a code of any call
 */
export const ask: Operation<AgentsAskParams, AgentRequest> = /*@__PURE__*/ operation('agents.ask', 'GET', '/api/v3/user/agent/request')

/** What `agents.update` takes. */
export interface AgentsUpdateParams {
  path: {
    /** The agent. */
    agentUuid: string
  }
  body: AgentLimits
}

/**
 * Change the limits of an agent
 *
 * `PUT /api/v3/user/agent/{agentUuid}` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const update: Operation<AgentsUpdateParams, Agent> = /*@__PURE__*/ operation('agents.update', 'PUT', '/api/v3/user/agent/{agentUuid}')

/** What `agents.revoke` takes. */
export interface AgentsRevokeParams {
  path: {
    /** The agent. */
    agentUuid: string
  }
}

/**
 * Revoke the access of an agent
 *
 * Its tokens end at once.
 *
 * `DELETE /api/v3/user/agent/{agentUuid}` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const revoke: Operation<AgentsRevokeParams, void> = /*@__PURE__*/ operation('agents.revoke', 'DELETE', '/api/v3/user/agent/{agentUuid}', { answer: nothing })
