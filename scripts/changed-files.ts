import { runProgram } from './run-program.ts'

async function git(...parameters: string[]): Promise<string[]> {
  const { succeeded, output } = await runProgram('git', parameters)
  return succeeded ? output.split('\n').filter((line) => line !== '') : []
}

/**
 * Files that differ from where this branch left main, committed or not, by their paths below the checkout; on main
 * itself those that are not committed yet.
 */
export async function changedFiles(): Promise<string[]> {
  const [base = 'HEAD'] = [
    ...(await git('merge-base', 'origin/main', 'HEAD')),
    ...(await git('merge-base', 'main', 'HEAD')),
  ]
  const changed = await git('diff', '--name-only', '--diff-filter=d', base)
  return [...new Set([...changed, ...(await git('ls-files', '--others', '--exclude-standard'))])]
}
