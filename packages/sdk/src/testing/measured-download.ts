import { stat } from 'node:fs/promises'
import { createClient } from '../client.ts'
import { download } from '../download.ts'

// Downloads a file and says how much memory that took at most, in MB. The process has nothing else to hold.

const [baseUrl, how, path] = process.argv.slice(2) as [string, string, string]
let bytes = 0
if (how === 'toFile') {
  await download(createClient({ baseUrl }), '/zeros').toFile(path)
  bytes = (await stat(path)).size
} else {
  const chunks =
    how === 'stream' ? download(createClient({ baseUrl }), '/zeros').stream() : (await fetch(`${baseUrl}/zeros`)).body!
  for await (const chunk of chunks) bytes += chunk.byteLength
}
console.log(JSON.stringify({ bytes, most: process.resourceUsage().maxRSS / 1_024 }))
