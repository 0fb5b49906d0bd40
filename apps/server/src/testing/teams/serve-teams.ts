// Makes people in the database of a running server, for tests in other processes: `POST /team {name}` and
// `POST /administrator {account, role}` on a port of this machine.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { connectDatabase } from '../../kernel/database/connect.ts'
import { useDatabase } from '../../kernel/database/launcher.ts'
import { readSettings } from '../../settings.ts'
import { makeAdministrator, makeTeam } from './make-team.ts'

interface Wish {
  name: string
  account: string
  role: 'ADMIN' | 'SYSADMIN'
}

async function serveTeams(port: number): Promise<void> {
  const { url } = await useDatabase(readSettings(process.env))
  const { database } = connectDatabase(url, { connections: 2 })
  createServer((request, response) => {
    const answer = async () => {
      const wish = (await json(request)) as Wish
      return request.url === '/team'
        ? makeTeam(database, wish.name)
        : makeAdministrator(database, wish.account, wish.role)
    }
    answer().then(
      (made) => response.end(JSON.stringify(made)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(port, '127.0.0.1', () => console.log('Teams can be made.'))
}

await serveTeams(Number(process.env['TEAMS_PORT']))
