// The first import of whatever runs as a process or thread of the server, so that nothing that is read there can change
// what all objects inherit: see docs/decisions/0092-prototypes-are-closed.md.

const shared: object = Object.prototype

Reflect.deleteProperty(shared, '__proto__')

for (const key of Reflect.ownKeys(shared)) {
  // Node reads the name of a class from it, and takes no getter.
  if (key === 'constructor') continue
  const { value } = Reflect.getOwnPropertyDescriptor(shared, key)!
  Object.defineProperty(shared, key, {
    configurable: false,
    get: () => value as unknown,
    // Were it frozen instead, no class could have its own `toString` by assignment, as many libraries write it.
    set(this: object, own: unknown) {
      if (this === shared) throw new TypeError(`${String(key)} of all objects can't be changed.`)
      Object.defineProperty(this, key, { value: own, configurable: true, enumerable: true, writable: true })
    },
  })
}

// The prototypes of JSON values, and their constructors.
for (const constructor of [Object, Array, Function, String, Number, Boolean]) {
  Object.preventExtensions(constructor.prototype)
  Object.freeze(constructor)
}
