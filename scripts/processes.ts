import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type ListedProcess = { pid: number; parent: number; state: string }

/** Every process of the machine; none where there is no `ps`. */
export async function listProcesses(): Promise<ListedProcess[]> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat='])
    return stdout
      .trim()
      .split('\n')
      .map((line) => {
        const [pid, parent, state = ''] = line.trim().split(/\s+/)
        return { pid: Number(pid), parent: Number(parent), state }
      })
  } catch {
    return []
  }
}

/** The processes that this one has started, and theirs. */
export function ownProcesses(all: readonly ListedProcess[]): Set<number> {
  const children = Map.groupBy(all, ({ parent }) => parent)
  const own = new Set<number>()
  const add = (pid: number) => {
    for (const child of children.get(pid) ?? []) {
      own.add(child.pid)
      add(child.pid)
    }
  }
  add(process.pid)
  return own
}

const patience = 5_000

/**
 * Ends all that this process has started, and what that has: these first ones at first, so that they close their
 * browsers and servers, then what they have left behind, databases above all, and at last by force.
 */
export async function endOwnProcesses(first: readonly number[] = []): Promise<void> {
  const all = [...new Set([...first, ...ownProcesses(await listProcesses())])]
  await signalAll(first, 'SIGINT')
  await signalAll(all, 'SIGINT')
  await signalAll(all, 'SIGKILL')
}

/** Settles when they have gone, or patience is at its end. */
async function signalAll(pids: readonly number[], signal: NodeJS.Signals): Promise<void> {
  const alive = pids.filter((pid) => send(pid, signal))
  const end = performance.now() + patience
  while (performance.now() < end && alive.some((pid) => send(pid, 0)))
    await new Promise((resume) => setTimeout(resume, 50))
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
