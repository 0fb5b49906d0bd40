/** The first requests of a page. */
export interface FirstQuestions {
  /** The areas of the page's words, as its route names them. */
  words: string[]
  /** The requests of its loader, exactly as the client puts them, for people with one of some roles. */
  data: { url: string; roles: string[] }[]
}

const managers = ['ROLE_ADMIN', 'ROLE_SYSADMIN', 'ROLE_ACCOUNT_ADMIN', 'ROLE_PROJECT_MANAGER']

/**
 * Lists that people open or reload many times a day, by their addresses without a search part. The document asks for their
 * words and first rows while the script is on its way, which on a slow line is a round trip and more. Where a page asks
 * otherwise than this says, it waits as any other; `weight.spec.ts` finds that.
 */
export const firstQuestions: Record<string, FirstQuestions> = {
  '/projects': {
    words: ['projects', 'list'],
    data: [
      { url: '/api/v3/project?size=25', roles: managers },
      { url: '/api/v3/project/totals', roles: managers },
    ],
  },
  '/tasks': {
    words: ['tasks', 'users', 'list'],
    data: [{ url: '/api/v3/task?sort=attention%2Casc&size=25', roles: managers }],
  },
}
