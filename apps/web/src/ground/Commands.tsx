import { useCommands, type Command } from './commands.ts'

/** Offers commands while it is there: for what shows only at times, such as the actions of selected rows. */
export function Commands({ offered }: { offered: readonly Command[] }) {
  useCommands(offered)
  return null
}
