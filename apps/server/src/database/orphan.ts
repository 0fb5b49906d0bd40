import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { errorCode } from '../error-code.ts'
import { runProgram, type Account, type Runtime } from './runtime.ts'

/**
 * Stops the PostgreSQL that still runs on `data` after its server was killed, cleanly. The caller holds the lock on
 * the folder, so nobody else uses it. When the id in `postmaster.pid` now belongs to another program, that file is
 * removed, since PostgreSQL would refuse to start; a file of a process that is gone PostgreSQL handles itself.
 */
export async function stopOrphan(data: string, runtime: Runtime, account: Account | undefined): Promise<void> {
  const file = resolve(data, 'postmaster.pid')
  const pid = readPid(file)
  if (pid === undefined || !isAlive(pid)) return
  if (await runsOn(pid, data)) {
    await runProgram(runtime, 'pg_ctl', ['stop', '-D', data, '-m', 'fast', '-t', '120'], account)
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

/** Whether any process has this id now. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

async function runsOn(pid: number, data: string): Promise<boolean> {
  // Windows has no short way to another process's command line; PostgreSQL's own word has to do there.
  if (process.platform === 'win32') return true
  const command = await commandLine(pid)
  return command.includes('postgres') && command.includes(`-D ${data}`)
}

async function commandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return (await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout
  } catch {
    return ''
  }
}
