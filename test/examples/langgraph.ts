/** LangGraph with memory: a graph puts what Ana says into a store that lasts, and finds it in another thread. */
import { type BaseStore, END, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph';
import { createClient } from 'strata/client';
import { StrataStore } from 'strata/langgraph';

const { STRATA_URL = 'http://localhost:8787', STRATA_KEY = '' } = process.env;
const strata = createClient({ url: STRATA_URL, key: STRATA_KEY });
const namespace = ['ana', 'said'];

const graph = new StateGraph(MessagesAnnotation)
  .addNode('answer', async ({ messages }, config) => {
    const store = config.store as BaseStore;
    const text = messages.at(-1)?.text ?? '';
    const found = await store.search(namespace, { query: text, limit: 1 });
    await store.put(namespace, crypto.randomUUID(), { text });
    return { messages: [{ role: 'assistant', content: found[0]?.value.text ?? 'I shall keep that.' }] };
  })
  .addEdge(START, 'answer')
  .addEdge('answer', END)
  .compile({ store: new StrataStore(strata, { user: 'ana' }) });

for (const content of ['My dog Rex is afraid of thunder.', 'What is my dog afraid of?']) {
  const { messages } = await graph.invoke({ messages: [{ role: 'user', content }] });
  console.log(messages.at(-1)?.text);
}
