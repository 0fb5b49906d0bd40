import type { Connection } from '../../peer/adapter.ts'
import { objectsIn, ownOf, textIn, type Answered, type JsonObject } from '../../peer/answered.ts'
import { PeerFault } from '../../peer/faults.ts'

const home = ({ fields }: Connection) => `https://${fields['munchkinId'] ?? ''}.mktorest.com`

/** Errors come with 200. */
const errorIn = (answer: Answered): { code: string; message: string } | undefined => {
  const [error] = objectsIn(answer.object()['errors'])
  return error && { code: String(error['code']), message: textIn(error['message']) }
}

/** Milliseconds by the codes of limits: of twenty seconds, of a day, and of requests at once. */
const waits: Record<string, number> = { 606: 20_000, 607: 60 * 60 * 1000, 615: 1000 }
const outdated = ['601', '602']

const reasons = {
  SIGN_IN: outdated,
  FORBIDDEN: ['600', '603'],
  NOT_FOUND: ['610', '702'],
  UNREACHABLE: ['604', '608', '611', '713'],
} as const

function faultOf({ code, message }: { code: string; message: string }): PeerFault {
  const known = Object.entries(reasons).find(([, codes]) => (codes as readonly string[]).includes(code))
  return new PeerFault(
    (known?.[0] as keyof typeof reasons | undefined) ?? 'REFUSED',
    `${code} ${message}`.slice(0, 300),
  )
}

async function tokenOf(connection: Connection): Promise<string> {
  const known = connection.memo.get('token')
  if (typeof known === 'string') return known
  const { clientId = '', clientSecret = '' } = connection.fields
  const query = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  })
  const answer = await connection.ask(`${home(connection)}/identity/oauth/token?${query}`, { accepts: [400] })
  const token = textIn(answer.object()['access_token'])
  if (token === '') throw new PeerFault('SIGN_IN', answer.said())
  connection.memo.set('token', token)
  return token
}

interface MarketoAsked {
  query?: Record<string, string>
  /** Sent as a form. */
  form?: Record<string, string>
  /** Whether a second one does no harm; those that read never do any. */
  isRepeatable?: boolean
}

/** Asks for the result of a call. @throws PeerFault for an error that came with 200, too */
export async function ask(connection: Connection, path: string, asked: MarketoAsked = {}): Promise<JsonObject[]> {
  const answer = await once(connection, path, asked)
  const error = errorIn(answer)
  if (!error) return objectsIn(answer.object()['result'])
  if (!outdated.includes(error.code)) throw faultOf(error)
  connection.memo.delete('token')
  const again = await once(connection, path, asked)
  const second = errorIn(again)
  if (second) throw faultOf(second)
  return objectsIn(again.object()['result'])
}

async function once(connection: Connection, path: string, { query = {}, form, isRepeatable }: MarketoAsked) {
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  return connection.ask(`${home(connection)}/rest/asset/v1${path}.json${search}`, {
    headers: {
      authorization: `Bearer ${await tokenOf(connection)}`,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { method: 'POST', body: String(new URLSearchParams(form)), isRepeatable: isRepeatable ?? true }),
    limitIn: (answer) => ownOf(waits, (isJson(answer) && errorIn(answer)?.code) || ''),
  })
}

const isJson = (answer: Answered) => answer.isOk && answer.text().startsWith('{')
