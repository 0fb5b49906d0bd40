import { unitId } from '@dragoman/agents/unit-id'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { exists, foreignIn, ownName } from '../configuration/find.ts'
import { readOwn } from '../configuration/own.ts'
import { serverOf, type Context } from '../context.ts'
import { exitCodes, Stop } from '../stop.ts'

/** Writes `dragoman.yml`. */
export async function command(context: Context): Promise<number> {
  const { system, text } = context
  const file = join(system.cwd, ownName)
  if (await exists(file)) throw new Stop(`${ownName} is here already. Change it, or remove it first.`)
  const project = text('project')
  if (!project) throw new Stop('The project is missing: use --project NAME. It is made with the first push.')
  const server = await serverOf(context, false)
  const content = stringify({
    server,
    unit: await unitId(await context.client(), text('unit')),
    project,
    ...(text('branch') && { branch: text('branch') }),
    ...(text('source') && { source: text('source') }),
    ...(text('languages') && {
      languages: text('languages')!
        .split(',')
        .map((code) => code.trim()),
    }),
    ...(await filesOf(context)),
  })
  readOwn(content, ownName)
  if (!context.isDryRun) await writeFile(file, content, { flag: 'wx' })
  context.say(context.isDryRun ? content.trimEnd() : `Wrote ${ownName}. Run "dragoman push" next.`)
  context.answer({ file: ownName, content })
  return exitCodes.done
}

async function filesOf({ system, text, say }: Context): Promise<object> {
  const [source, translation] = [text('files'), text('translation')]
  if (source && translation) return { files: [{ source, translation }] }
  if (source || translation) throw new Stop('Use --files and --translation together, or neither.')
  const foreign = await foreignIn(system.cwd)
  if (foreign === undefined)
    throw new Stop(
      'The files are missing: use --files "locales/en/*.json" --translation "locales/%osx_code%/%original_file_name%".',
    )
  say(`The files are those of ${foreign}.`)
  return {}
}
