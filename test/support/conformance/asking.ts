/**
 * Tools and a prompt of the conformance suite's names that need something of the user, of their model or of their machine before they can
 * answer. They ask for it in their result and are called again with it: no session is kept between the two, and what the server itself must
 * know of the first call goes along, signed.
 */
import { randomBytes } from 'node:crypto';
import {
  acceptedContent,
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

/** Signs and verifies what goes along; for the options of the server. */
export const requestState = createRequestStateCodec<{ readonly step: number }>({ key: randomBytes(32) });

const Named = z.object({ name: z.string() });
const Coloured = z.object({ color: z.string() });
const Agreed = z.object({ ok: z.boolean() });

const name = inputRequired.elicit({ message: 'What is your name?', requestedSchema: Named });
const roots = inputRequired.listRoots();
const say = (words: string, maxTokens: number) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: words } }],
    maxTokens,
  });
const told = (words: string): CallToolResult => ({ content: [{ type: 'text', text: words }] });

type Asking = (
  context: ServerContext['mcpReq'],
) => CallToolResult | InputRequiredResult | Promise<CallToolResult | InputRequiredResult>;

const agree = async ({ inputResponses, requestState: state }: ServerContext['mcpReq']) =>
  acceptedContent(inputResponses, 'confirm', Agreed)?.ok === true && state<{ step: number }>()?.step === 1
    ? told('state-ok')
    : inputRequired({
        inputRequests: {
          confirm: inputRequired.elicit({ message: 'Please confirm', requestedSchema: Agreed }),
        },
        requestState: await requestState.mint({ step: 1 }),
      });

const TOOLS: Readonly<Record<string, Asking>> = {
  test_input_required_result_elicitation: ({ inputResponses }) => {
    const given = acceptedContent(inputResponses, 'user_name', Named);
    return given ? told(`Hello, ${given.name}!`) : inputRequired({ inputRequests: { user_name: name } });
  },
  test_input_required_result_sampling: ({ inputResponses }) => {
    const given = inputResponse(inputResponses, 'capital_question');
    return given.kind === 'sampling'
      ? told(JSON.stringify(given.result.content))
      : inputRequired({ inputRequests: { capital_question: say('What is the capital of France?', 100) } });
  },
  test_input_required_result_list_roots: ({ inputResponses }) => {
    const given = inputResponse(inputResponses, 'client_roots');
    return given.kind === 'roots'
      ? told(given.roots.map(({ uri }) => uri).join('\n'))
      : inputRequired({ inputRequests: { client_roots: roots } });
  },
  test_input_required_result_request_state: agree,
  test_input_required_result_tampered_state: agree,
  test_input_required_result_multiple_inputs: async ({ inputResponses }) => {
    const given = acceptedContent(inputResponses, 'user_name', Named);
    const greeting = inputResponse(inputResponses, 'greeting');
    const places = inputResponse(inputResponses, 'client_roots');
    return given && greeting.kind === 'sampling' && places.kind === 'roots'
      ? told(`${JSON.stringify(greeting.result.content)} ${given.name}, ${places.roots.length}`)
      : inputRequired({
          inputRequests: { user_name: name, greeting: say('Generate a greeting', 50), client_roots: roots },
          requestState: await requestState.mint({ step: 1 }),
        });
  },
  test_input_required_result_multi_round: async ({ inputResponses, requestState: state }) => {
    const step = state<{ step: number }>()?.step ?? 0;
    if (step === 2 && acceptedContent(inputResponses, 'step2', Coloured)) return told('Done.');
    const isNamed = step === 1 && acceptedContent(inputResponses, 'step1', Named) !== undefined;
    return inputRequired({
      inputRequests: isNamed
        ? {
            step2: inputRequired.elicit({
              message: 'Step 2: What is your favorite color?',
              requestedSchema: Coloured,
            }),
          }
        : { step1: inputRequired.elicit({ message: 'Step 1: What is your name?', requestedSchema: Named }) },
      requestState: await requestState.mint({ step: isNamed ? 2 : 1 }),
    });
  },
  test_input_required_result_capabilities: ({ envelope }) => {
    const declared = (
      envelope as { readonly [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } | undefined
    )?.[CLIENT_CAPABILITIES_META_KEY];
    const { elicitation, sampling } = declared ?? {};
    return inputRequired({
      inputRequests: {
        ...(elicitation ? { user_name: name } : {}),
        ...(sampling ? { greeting: say('Generate a greeting', 50) } : {}),
      },
    });
  },
  test_missing_capability: () =>
    inputRequired({ inputRequests: { greeting: say('Generate a greeting', 50) } }),
  test_streaming_elicitation: () => inputRequired({ inputRequests: { user_name: name } }),
};

/** Puts them into a server. */
export function addAsking(server: McpServer): void {
  for (const [tool, ask] of Object.entries(TOOLS))
    server.registerTool(tool, { description: 'Asks before it answers.' }, ({ mcpReq }: ServerContext) =>
      ask(mcpReq),
    );
  const Context = z.object({ context: z.string() });
  server.registerPrompt(
    'test_input_required_result_prompt',
    { description: 'A prompt that asks.' },
    ({ mcpReq }: ServerContext) => {
      const given = acceptedContent(mcpReq.inputResponses, 'user_context', Context);
      const message = 'What context should the prompt use?';
      return given
        ? { messages: [{ role: 'user' as const, content: { type: 'text' as const, text: given.context } }] }
        : inputRequired({
            inputRequests: { user_context: inputRequired.elicit({ message, requestedSchema: Context }) },
          });
    },
  );
}
