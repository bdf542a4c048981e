import { registerHooks } from 'node:module'

/**
 * Loads drizzle-orm in its CommonJS form. Its ES modules re-export each other in circles of `export *`, and linking
 * those takes V8 450 ms and 230 MB, which it then keeps; the CommonJS form of the same code takes 80 ms and 20 MB.
 * Must run before anything imports drizzle-orm, so the entry files import this first and the rest dynamically.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    /^drizzle-orm(\/|$)/.test(specifier)
      ? nextResolve(specifier, { ...context, conditions: ['node', 'require'] })
      : nextResolve(specifier, context),
})
