import { fileURLToPath } from 'node:url'
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { staticArrival } from './vite/arrival-plugin.ts'
import { smallBeforePaint } from './vite/before-paint-plugin.ts'
import { firstScreenPreload } from './vite/first-screen-plugin.ts'
import { flagSprite } from './vite/flags-plugin.ts'
import { insidePreload } from './vite/inside-plugin.ts'
import { ICONS, joinedChunks } from './vite/joined-chunks.ts'
import { designTokens } from './vite/tokens-plugin.ts'
import { embeddedHearing, embeddedVoice, recogniserProgramOnce } from './vite/voice-plugin.ts'
import { languagePacks } from './vite/words-plugin.ts'

const API = 'http://127.0.0.1:4400'
// light-dark() must reach the browser as it is: lowered, a subtree could no longer choose its theme.
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

const offline = VitePWA({
  strategies: 'generateSW',
  injectRegister: null,
  registerType: 'prompt',
  manifest: {
    id: '/',
    name: 'Placard',
    short_name: 'Placard',
    description: 'Take a country’s seat and negotiate a resolution with AI delegates.',
    lang: 'en',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    categories: ['education', 'games'],
    start_url: '/',
    background_color: '#0c2c22',
    theme_color: '#0c2c22',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Campaigns', url: '/campaigns', icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] },
      { name: 'Settings', url: '/settings', icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] },
    ],
  },
  workbox: {
    // The demo must be whole without a server, views never opened included: everything is kept, not only what was seen.
    globPatterns: ['**/*.{js,css,html,svg,png,woff2,icc,json,webmanifest}'],
    globIgnores: ['.vite/**'],
    maximumFileSizeToCacheInBytes: 6 * 1024 * 1024,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//, /^\/(healthz|readyz|metrics)$/],
    dontCacheBustURLsMatching: /^assets\//,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    importScripts: ['/notification-click.js'],
    sourcemap: false,
  },
})

/** Where code goes that other parts have as well. */
const LATE = { 'kit/': 'late', 'client/': 'late' } as const
const COMMON = {
  'client/microphone/': 'voice',
  'client/voice/': 'voice',
  'kit/': 'common',
  'client/': 'common',
} as const

export default defineConfig({
  plugins: [
    designTokens(),
    tailwindcss(),
    react(),
    flagSprite(countries.countries.map(({ iso2 }) => iso2)),
    firstScreenPreload({
      faces: ['geist-latin-wght-normal', 'newsreader-latin-wght-normal'],
      picture: 'marble',
    }),
    staticArrival(),
    smallBeforePaint(),
    insidePreload(),
    languagePacks(),
    embeddedVoice(),
    embeddedHearing(),
    offline,
  ],
  server: { host: '127.0.0.1', port: 4401, proxy: { '/api': { target: API, ws: true } } },
  preview: { host: '127.0.0.1', proxy: { '/api': { target: API, ws: true } } },
  worker: { format: 'es', plugins: () => [recogniserProgramOnce()] },
  resolve: { alias: { 'blob-polyfill': fileURLToPath(new URL('./vite/native-blob.ts', import.meta.url)) } },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: joinedChunks([
          { name: 'first', roots: ['main.tsx'] },
          // the calls: looking for the server on the sign-in must not run what is behind it
          {
            name: 'late',
            roots: ['hosts/server/api.ts', 'features/announcements/messages.en.ts'],
            also: /\/contract\/src\/realtime-facts\.ts$/,
          },
          { name: 'icons', shared: ICONS },
          // what comes after the first view, whichever it is
          {
            name: 'layers',
            roots: ['app/LateLayers.tsx', 'app/ServerConnectivity.tsx'],
            sharedIn: LATE,
          },
          // what stands beside the sign-in must not bring the inside along
          {
            name: 'beside',
            roots: ['features/announcements/AnnouncementsPanel.tsx', 'features/account/sign-in/SignUpParts.tsx'],
            sharedIn: LATE,
          },
          { name: 'inside', roots: ['app/Shell.tsx'], also: /\/contract\/src\/voices\.ts$/ },
          // what speaks and hears is for the views that do, and comes with them
          { name: 'voice', roots: [] },
          // the list of campaigns has these of the room
          { name: 'room-words', roots: [] },
          // a debrief and a replay have all of it
          { name: 'room', roots: [] },
          {
            name: 'session-screen',
            roots: ['play/session/SessionScreen.tsx'],
            sharedIn: {
              'client/microphone/use-microphone-port.ts': 'inside',
              'client/voice/use-has-voice.ts': 'inside',
              'client/microphone/': 'voice',
              'client/voice/': 'voice',
              'client/': 'inside',
              'kit/': 'inside',
              'play/room/voice/': 'voice',
              'play/room/messages.en.ts': 'room-words',
              'play/room/imported-messages.en.ts': 'room-words',
              'play/room/ImportedMark.tsx': 'room-words',
              'play/room/clause-text.ts': 'room-words',
              'play/room/': 'room',
              'play/record/': 'room',
            },
          },
          // what several views have, though not a session
          { name: 'common', roots: [] },
          // what comes after the first view of the inside
          {
            name: 'around',
            roots: ['app/Notices.tsx', 'app/commands/ShellCommands.tsx', 'hosts/server/follow-settings.ts'],
            sharedIn: COMMON,
          },
          { name: 'account', roots: ['hosts/server/auth-api.ts'] },
          // the settings and a demo that moves have these as well
          { name: 'chat-calls', roots: ['hosts/server/chat-calls.ts'] },
          {
            name: 'chat-screen',
            roots: ['features/chat/ChatScreen.tsx', 'features/chat/panel/RecentConversations.tsx'],
            sharedIn: COMMON,
          },
        ]),
      },
      // Schemas and rules only declare: the sign-in need not carry those of a session.
      treeshake: {
        moduleSideEffects: [
          { test: /\/packages\/(?:contract|engine|application|language)\/src\//, sideEffects: false },
        ],
      },
    },
  },
})
