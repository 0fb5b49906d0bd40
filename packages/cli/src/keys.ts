import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exitCodes, Stop } from './stop.ts'
import type { System } from './system.ts'
import { writeAtomically } from './write-atomically.ts'

export interface AccessKey {
  accessKey: string
  secret: string
}

/** A keychain of the system: programs that keep a text under a name, told through standard input alone. */
interface Keychain {
  readonly name: string
  keep(system: System, server: string, text: string): Promise<boolean>
  find(system: System, server: string): Promise<string | undefined>
}

const service = 'dragoman'

/** Runs a program with a text on standard input; undefined where it fails or isn't there. */
function ask(system: System, program: string, words: readonly string[], text = ''): Promise<string | undefined> {
  return new Promise((settle) => {
    const child = spawn(program, words, {
      env: { ...system.env } as NodeJS.ProcessEnv,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
    child.stdin.on('error', () => undefined)
    child.once('error', () => settle(undefined))
    child.once('close', (code) => settle(code === 0 ? output : undefined))
    child.stdin.end(text)
  })
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const keychains: Partial<Record<NodeJS.Platform, Keychain>> = {
  darwin: {
    name: 'the keychain',
    async keep(system, server, text) {
      const line = `add-generic-password -U -s ${service} -a ${quoted(server)} -w ${quoted(text)}\n`
      return (await ask(system, 'security', ['-i'], line)) !== undefined && (await this.find(system, server)) === text
    },
    find: async (system, server) =>
      (await ask(system, 'security', ['find-generic-password', '-s', service, '-a', server, '-w']))?.trimEnd(),
  },
  linux: {
    name: 'the keyring',
    async keep(system, server, text) {
      const words = ['store', `--label=Dragoman: ${server}`, 'service', service, 'server', server]
      return (await ask(system, 'secret-tool', words, text)) !== undefined
    },
    find: async (system, server) =>
      (await ask(system, 'secret-tool', ['lookup', 'service', service, 'server', server]))?.trimEnd(),
  },
}

/** The file for systems without a keychain, which only its owner can read. */
function fileOf({ env, platform }: System): string {
  const home = env['HOME'] ?? env['USERPROFILE'] ?? ''
  const own = platform === 'win32' ? env['APPDATA'] : env['XDG_CONFIG_HOME']
  const folder = own ?? (home && join(home, '.config'))
  if (!folder)
    throw new Stop('There is no place for the access key: set HOME, or DRAGOMAN_ACCESS_KEY and DRAGOMAN_SECRET.')
  return join(folder, 'dragoman', 'keys.json')
}

async function keysInFile(file: string): Promise<Record<string, AccessKey>> {
  let text
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
  try {
    return JSON.parse(text) as Record<string, AccessKey>
  } catch {
    throw new Stop(`${file} can't be read as JSON. Remove it, and run "dragoman login" again.`)
  }
}

function keptKey(text: string, server: string): AccessKey {
  try {
    return JSON.parse(text) as AccessKey
  } catch {
    // The error of the parser would show what was kept.
    throw new Stop(`The keychain has no access key for ${server} that can be read. Run "dragoman login" again.`)
  }
}

/**
 * Finds the access key for a server: in the environment, the keychain, or the file. Those that are kept belong to a
 * server; the one in the environment goes only where the person says, never where a file of the repository says.
 */
export async function readKey(system: System, server: string, isNamed: boolean): Promise<AccessKey | undefined> {
  const { DRAGOMAN_ACCESS_KEY: accessKey, DRAGOMAN_SECRET: secret } = system.env
  if (accessKey && secret) {
    if (isNamed) return { accessKey, secret }
    throw new Stop(
      `dragoman.yml names ${server}, but nothing says that the access key in DRAGOMAN_ACCESS_KEY is for that server. ` +
        `Set DRAGOMAN_URL=${server} if it is, or unset the key and run "dragoman login --server ${server}".`,
      exitCodes.access,
    )
  }
  if (accessKey || secret) throw new Stop('Set both DRAGOMAN_ACCESS_KEY and DRAGOMAN_SECRET, or neither.')
  const kept = await keychains[system.platform]?.find(system, server)
  if (kept) return keptKey(kept, server)
  const keys = await keysInFile(fileOf(system))
  return Object.hasOwn(keys, server) ? keys[server] : undefined
}

/** Keeps the access key for a server; answers where. */
export async function keepKey(system: System, server: string, key: AccessKey): Promise<string> {
  const keychain = keychains[system.platform]
  if (keychain && (await keychain.keep(system, server, JSON.stringify(key)))) return keychain.name
  const file = fileOf(system)
  const keys = { ...(await keysInFile(file)), [server]: key }
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  await writeAtomically(file, JSON.stringify(keys, null, 2), 0o600)
  return file
}
