import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/pieces.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");
mount(App, { target });
