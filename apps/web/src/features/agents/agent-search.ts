/** The parameters that programs send a browser here with, as OAuth names them. */
const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
] as const

export type AgentSearch = { [N in (typeof names)[number]]?: string }

/** They are left as they came. */
export const agentSearch = (raw: Record<string, unknown>): AgentSearch =>
  Object.fromEntries(names.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]]] : [])))

/** A program that asks to work for a person. */
export interface Asked {
  clientId: string
  redirectUri: string
  responseType?: string
  codeChallenge?: string
  codeChallengeMethod?: string
  scope?: string
  state?: string
  resource?: string
}

/** The request of a program, as the server takes it; undefined where there is none. */
export function askedBy(search: AgentSearch): Asked | undefined {
  const { client_id: clientId, redirect_uri: redirectUri, scope, state, resource } = search
  if (clientId === undefined || redirectUri === undefined) return undefined
  const { response_type: responseType, code_challenge: codeChallenge, code_challenge_method: method } = search
  return {
    clientId,
    redirectUri,
    ...(responseType !== undefined && { responseType }),
    ...(codeChallenge !== undefined && { codeChallenge }),
    ...(method !== undefined && { codeChallengeMethod: method }),
    ...(scope !== undefined && { scope }),
    ...(state !== undefined && { state }),
    ...(resource !== undefined && { resource }),
  }
}
