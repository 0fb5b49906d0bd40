/** Where the browser keeps which pages a person had open last, until they sign out. */
export const recentKey = (person: string) => `recent.${person}`
