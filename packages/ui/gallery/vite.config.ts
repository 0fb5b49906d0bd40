import { defineConfig } from 'vite'

// A tool insists on the default export.
export default defineConfig({
  css: { transformer: 'lightningcss' },
  server: { port: 4480 },
})
