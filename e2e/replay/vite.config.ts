/** Bundles the engine for a page as the product's page is bundled: minified, for the same browsers. */
export default {
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    lib: { entry: 'page.ts', formats: ['es'], fileName: 'page' },
    minify: true,
  },
}
