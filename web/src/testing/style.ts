/** Component tests use the program's own styles. */
import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";
import "../ui/pieces.css";
