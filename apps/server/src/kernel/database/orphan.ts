import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { errorCode } from '../error-code.ts'
import { runProgram, type Account, type Runtime } from './runtime.ts'

/**
 * Stops the PostgreSQL that still runs on `data` after its server was killed, cleanly. The caller holds the lock on
 * the folder, so no one else uses it. When the id in `postmaster.pid` now belongs to another program, that file is
 * removed, since PostgreSQL would refuse to start; a file of a process that is gone PostgreSQL handles itself.
 */
export async function stopOrphan(data: string, runtime: Runtime, account: Account | undefined): Promise<void> {
  const file = resolve(data, 'postmaster.pid')
  const pid = readPid(file)
  if (pid === undefined || !isAlive(pid)) return
  if (process.platform === 'win32') {
    // There is no short way to another process's command line here, and no signal to end it cleanly.
    await runProgram(runtime, 'pg_ctl', ['stop', '-D', data, '-m', 'fast'], account)
  } else if (await runsOn(pid, data)) {
    await stopProcess(pid, () => runsOn(pid, data))
  } else {
    rmSync(file, { force: true })
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'))
    return pid > 0 ? pid : undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Whether any process has this id now, one that has ended but that no one has taken notice of included. */
export function isAlive(pid: number): boolean {
  return signal(pid, 0)
}

function signal(pid: number, name: 0 | 'SIGINT' | 'SIGQUIT'): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
    if (name === 0) return true
    throw error
  }
}

/** Asks it to stop at once but cleanly; after a minute without looking back: what was acknowledged is in its log. */
async function stopProcess(pid: number, isRunning: () => Promise<boolean>): Promise<void> {
  const patience = Date.now() + 60_000
  signal(pid, 'SIGINT')
  while (await isRunning()) {
    if (Date.now() > patience) signal(pid, 'SIGQUIT')
    await new Promise((resume) => setTimeout(resume, 20))
  }
}

/** Whether `pid` is a PostgreSQL on the cluster `data`. */
export async function runsOn(pid: number, data: string): Promise<boolean> {
  const command = await commandLine(pid)
  return command.includes('postgres') && command.includes(`-D ${data} `)
}

/** Empty for a process that is gone or has ended. */
async function commandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return (await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout
  } catch {
    return ''
  }
}
