import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Process = { parent: number; command: string }

/**
 * Settles when the package manager that started this process has gone, though this process was not told: pnpm runs
 * scripts in a process group of their own, and npx does not pass every signal on, so that a signal to either of them
 * would leave a server behind that no one knows of. Likewise for `keepRunning`. Never settles when something else
 * started it.
 */
export function starterGone(environment: Readonly<Record<string, string | undefined>>): Promise<undefined> {
  const links = environment['npm_lifecycle_event'] === undefined ? [] : starters(process.pid)
  return new Promise((settle) => {
    if (process.connected) process.once('disconnect', () => settle(undefined))
    if (links.length === 0) return
    const interval = process.platform === 'linux' ? 500 : 3_000
    const timer = setInterval(() => {
      if (links.every(({ child, parent }) => look(child)?.parent === parent)) return
      clearInterval(timer)
      settle(undefined)
    }, interval)
    timer.unref()
  })
}

type Link = { child: number; parent: number }

/**
 * From this process up to the package manager, and on to the npx that started that one, if it was one. A process whose
 * parent has ended gets another, whatever becomes of the old number.
 */
function starters(pid: number): Link[] {
  const runner = skipShell(pid)
  if (runner === undefined) return []
  const second = skipShell(runner.at(-1)?.parent ?? 0)
  const isNpx = /\b(npx|npm exec|npm x|pnpm dlx)\b/.test(look(second?.at(-1)?.parent ?? 0)?.command ?? '')
  return isNpx && second !== undefined ? [...runner, ...second] : runner
}

/** The way to the parent, and over a shell between them to the grandparent. */
function skipShell(pid: number): Link[] | undefined {
  const parent = look(pid)?.parent
  const above = parent === undefined ? undefined : look(parent)
  if (parent === undefined || above === undefined) return undefined
  const link = { child: pid, parent }
  const isShell = /^(\S*\/)?(sh|bash|dash|ash|zsh) -c /.test(above.command)
  return isShell ? [link, { child: parent, parent: above.parent }] : [link]
}

/** Undefined for a process that is gone, and where there is no way to look. */
function look(pid: number): Process | undefined {
  if (pid <= 1 || process.platform === 'win32') return undefined
  try {
    if (process.platform === 'linux') {
      // The name, in brackets, may itself hold spaces and brackets.
      const [, parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
    }
    const line = execFileSync('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return { parent: Number.parseInt(line), command: line.replace(/^\d+\s+/, '') }
  } catch {
    return undefined
  }
}
