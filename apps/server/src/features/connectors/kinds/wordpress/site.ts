import type { Connection } from '../../peer/adapter.ts'
import type { Asked } from '../../peer/ask.ts'
import { PeerFault } from '../../peer/faults.ts'

const homeOf = ({ fields }: Connection) => (fields['baseUrl'] ?? '').replace(/\/+$/, '')
/** The cookies of a second sign-in, for sites that have one in front. */
async function cookieOf(connection: Connection): Promise<string | undefined> {
  const { wpCookieUser, wpCookiePassword } = connection.fields
  if (!wpCookieUser) return undefined
  const known = connection.memo.get('cookie')
  if (typeof known === 'string') return known
  const answer = await connection.ask(`${homeOf(connection)}/wp-login.php`, {
    method: 'POST',
    accepts: [302],
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'wordpress_test_cookie=1' },
    body: String(new URLSearchParams({ log: wpCookieUser, pwd: wpCookiePassword ?? '', testcookie: '1' })),
  })
  const cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
  if (cookie === '') throw new PeerFault('SIGN_IN', 'The sign-in in front of the site gave no cookie.')
  connection.memo.set('cookie', cookie)
  return cookie
}

/** Asks the site, as the user of the application password. */
export async function ask(connection: Connection, path: string, query: Record<string, string> = {}, asked: Asked = {}) {
  const { wpUser = '', wpPassword = '', params = '' } = connection.fields
  const search = new URLSearchParams([...new URLSearchParams(params), ...Object.entries(query)])
  const cookie = await cookieOf(connection)
  return connection.ask(`${homeOf(connection)}/wp-json${path}?${search}`, {
    ...asked,
    headers: {
      authorization: `Basic ${Buffer.from(`${wpUser}:${wpPassword}`).toString('base64')}`,
      ...(cookie !== undefined && { cookie }),
    },
  })
}
