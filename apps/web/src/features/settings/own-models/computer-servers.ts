/** Servers for models on one’s own computer: where they are called, and the setting by which a page may call them. */
export const COMPUTER_SERVERS = [
  {
    id: 'ollama',
    name: 'Ollama',
    address: 'http://localhost:11434/v1',
    command: (origin: string) => `OLLAMA_ORIGINS=${origin}`,
  },
  {
    id: 'lmStudio',
    name: 'LM Studio',
    address: 'http://localhost:1234/v1',
    command: () => 'lms server start --cors',
  },
  {
    id: 'llamaCpp',
    name: 'llama.cpp',
    address: 'http://localhost:8080/v1',
    command: (origin: string) => `llama-server -m model.gguf --port 8080 -c 4096 --cors-origins ${origin}`,
  },
] as const
