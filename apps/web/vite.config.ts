import { readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appChunks } from './scripts/app-chunks.ts'
import { ariaDietPlugin } from './scripts/aria-diet-plugin.ts'
import { firstRequestsPlugin } from './scripts/first-requests-plugin.ts'
import { operationsPlugin } from './scripts/operations-plugin.ts'
import { poPlugin } from './scripts/po-plugin.ts'
import { releaseFilesPlugin } from './scripts/release-files-plugin.ts'
import { requirementsPlugin } from './scripts/requirements-plugin.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }
const server = process.env.API_URL ?? 'http://127.0.0.1:4400'

// Names of files are what compresses worst in the first one: seven characters of a hash tell two
// versions of a file apart.
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
  /\.po$|virtual:words/.test(facadeModuleId ?? '') ? 'assets/words/[name]-[hash:7].js' : 'assets/[name]-[hash:7].js'

// A tool insists on the default export.
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    // A shell or a test may have chosen another environment.
    { name: 'production', apply: 'build', config: () => void (process.env.NODE_ENV = 'production') },
    poPlugin(),
    operationsPlugin(),
    requirementsPlugin(),
    ariaDietPlugin(),
    firstRequestsPlugin(),
    releaseFilesPlugin(version),
  ],
  resolve: {
    conditions: ['@dragoman/source', 'module', 'browser', 'development|production'],
    // React has long had what the shim makes up for.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  define: { __APP_VERSION__: JSON.stringify(version) },
  css: { transformer: 'lightningcss' },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The document loads these for every page already.
      resolveDependencies: (_, needed) =>
        needed.filter((file) => !/\/(rolldown-runtime|base|shell)-[^/]+\.js$/.test(file)),
    },
    // Compressing is slow on purpose.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: appChunks() },
        chunkFileNames,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, changeOrigin: true }, '^/docs(/|$)': { target: server, changeOrigin: true } },
  },
})
