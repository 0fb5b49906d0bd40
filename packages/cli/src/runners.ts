import type { CommandName } from './commands.ts'
import { command as diff } from './commands/diff.ts'
import { command as exporting } from './commands/export.ts'
import { command as importing } from './commands/import.ts'
import { command as init } from './commands/init.ts'
import { command as login } from './commands/login.ts'
import { command as open } from './commands/open.ts'
import { command as pull } from './commands/pull.ts'
import { command as push } from './commands/push.ts'
import { command as status } from './commands/status.ts'
import { command as sync } from './commands/sync.ts'
import { command as wait } from './commands/wait.ts'
import { contextOf, type Context, type Values } from './context.ts'
import type { System } from './system.ts'

// One file for all of them: many small ones take longer to load. Agents need much more than people.
const runners: Record<CommandName, (context: Context) => Promise<number>> = {
  login,
  init,
  push,
  pull,
  status,
  diff,
  wait,
  import: importing,
  export: exporting,
  open,
  mcp: async (context) => (await import('./commands/mcp.ts')).command(context),
  sync,
}

/** Runs a command with its flags and parameters. */
export const runCommand = (name: CommandName, system: System, values: Values, parameters: readonly string[]) =>
  runners[name](contextOf(name, system, values, parameters))
