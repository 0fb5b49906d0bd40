import config from './playwright.config.ts'

// A tool insists on the default export.
export default { ...config, testDir: 'sweep', timeout: 1_800_000 }
