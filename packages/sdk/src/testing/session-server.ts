import { createClient } from '../client.ts'
import { createSession, type SessionConfig } from '../session.ts'
import { memoryStorage } from '../session-storage.ts'

export const ana = {
  user: {
    id: 1,
    uuid: 'u',
    name: 'Ana',
    email: 'ana@example.com',
    language: 'en',
    accountUuid: 'a',
    accountType: 'BUSINESS',
  },
  authorities: ['ROLE_VENDOR'],
  permissions: [{ code: 'TASK_list', active: true }],
  modules: [],
}

export const success = { state: 'SUCCESS', properties: {}, data: { entryPoint: 'HOME' } }

/** A server whose answers can be changed, and what it was asked. */
export function setUpSession(config: Partial<SessionConfig> = {}) {
  const server = {
    logins: [success] as object[],
    /** The answers to one-time links; the last one repeats. */
    links: [] as object[],
    loginHeaders: {} as Record<string, string>,
    contracts: ['c1', 'c2'],
    wrongCode: false,
    signedIn: true,
    subject: ana as object,
    headers: {} as Record<string, string>,
    status: 200,
    /** Promises that delay the answers, by path. */
    held: {} as Record<string, Promise<void>>,
    asked: [] as string[],
    outliving: [] as string[],
    credentials: [] as object[],
  }
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async (url, init) => {
      const path = url.replace('http://server/api/v3', '')
      server.asked.push(path)
      await server.held[path]
      if (init.keepalive) server.outliving.push(path)
      if (path === '/auth/login') {
        server.credentials.push(JSON.parse(Buffer.from(String(init.body), 'base64').toString('utf8')))
        return Response.json(server.logins.shift(), { headers: server.loginHeaders })
      }
      if (path.startsWith('/auth/go/')) {
        if (init.body) server.credentials.push(JSON.parse(String(init.body)))
        return Response.json(server.links.shift() ?? success, { headers: server.loginHeaders })
      }
      if (path === '/auth/impersonation/end') return Response.json(success)
      const status = server.signedIn ? server.status : 401
      if (path === '/auth/token/check' && status > 200 && status < 300) return new Response(null, { status })
      if (status !== 200) return Response.json({ status, message: 'no' }, { status, headers: server.headers })
      if (server.wrongCode && path.includes('/mfa/'))
        return Response.json({ status: 400, code: 'MFA_CODE_WRONG', message: 'Wrong code' }, { status: 400 })
      const contracts = server.contracts.map((uuid) => ({ uuid, name: uuid }))
      const bodies: Record<string, unknown> = {
        '/auth/current': server.subject,
        '/auth/logout/provider': { url: 'https://id.example.com/end' },
        '/auth/session/extend': { expiresAt: 9, limit: 9 },
        '/task': { content: [] },
        '/contract?pending=true': contracts,
      }
      const body = bodies[path]
      return new Response(body === undefined ? null : JSON.stringify(body), { headers: server.headers })
    },
  })
  const local = memoryStorage()
  const storage = memoryStorage()
  const session = createSession({ client, local, session: storage, ...config })
  return { server, client, local, storage, session }
}
