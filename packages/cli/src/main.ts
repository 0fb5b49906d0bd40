#!/usr/bin/env node
import module from 'node:module'

// Compiled once, it starts in half the time from then on. Older versions of Node have no such cache.
module.enableCompileCache?.()
const [{ run }, { thisSystem }] = await Promise.all([import('./run.ts'), import('./system.ts')])
process.exitCode = await run(process.argv.slice(2), thisSystem())
